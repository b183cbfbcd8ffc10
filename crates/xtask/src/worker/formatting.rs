//! The formatting of the library, which stands in the vtables of writers though nobody calls it.

use std::collections::HashSet;

use walrus::{
    FunctionId, FunctionKind, Module,
    ir::{Instr, InstrLocId, Unreachable, Visitor, dfs_in_order},
};

/// What `write!` calls.
const FORMATTER: &str = "write_fmt";

/// Makes a trap of what `write!` calls, if no code calls it: whoever writes to a writer without
/// knowing which one it is writes piece by piece in this project.
pub(super) fn forget(module: &mut Module) {
    let mut called = Called::default();
    for function in module.funcs.iter() {
        if let FunctionKind::Local(local) = &function.kind {
            dfs_in_order(&mut called, local, local.entry_block());
        }
    }
    for function in module.funcs.iter_mut() {
        let name = function.name.as_deref().unwrap_or_default();
        if !name.contains(FORMATTER) || called.0.contains(&function.id()) {
            continue;
        }
        if let FunctionKind::Local(local) = &mut function.kind {
            let entry = local.entry_block();
            let trap = (Instr::Unreachable(Unreachable {}), InstrLocId::default());
            local.block_mut(entry).instrs = vec![trap];
        }
    }
}

/// What is called directly.
#[derive(Debug, Default)]
struct Called(HashSet<FunctionId>);

impl Visitor<'_> for Called {
    fn visit_function_id(&mut self, function: &FunctionId) {
        self.0.insert(*function);
    }
}

#[cfg(test)]
mod tests {
    use super::forget;
    use walrus::{FunctionBuilder, FunctionId, FunctionKind, Module, ir::Instr};

    fn function(module: &mut Module, name: &str, calls: Option<FunctionId>) -> FunctionId {
        let mut builder = FunctionBuilder::new(&mut module.types, &[], &[]);
        let mut body = builder.func_body();
        match calls {
            Some(callee) => body.call(callee),
            None => body.i32_const(1).drop(),
        };
        let id = builder.finish(Vec::new(), &mut module.funcs);
        module.funcs.get_mut(id).name = Some(name.to_owned());
        id
    }

    fn is_trap(module: &Module, id: FunctionId) -> bool {
        let FunctionKind::Local(local) = &module.funcs.get(id).kind else {
            return false;
        };
        let entry = &local.block(local.entry_block()).instrs;
        matches!(entry[..], [(Instr::Unreachable(_), _)])
    }

    #[test]
    fn only_what_nobody_calls_is_a_trap() {
        let mut module = Module::default();
        let idle = function(&mut module, "core::fmt::Write::write_fmt", None);
        let used = function(&mut module, "alloc::string::write_fmt", None);
        let caller = function(&mut module, "caller", Some(used));
        forget(&mut module);
        let traps = [idle, used, caller].map(|id| is_trap(&module, id));
        assert_eq!(traps, [true, false, false]);
    }
}

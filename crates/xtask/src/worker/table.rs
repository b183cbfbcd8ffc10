//! Functions that stand in the table of a wasm module though nobody can call them.
//!
//! js-sys has many functions that take closures, each with a function in the table that calls such
//! a closure. wasm-bindgen takes the first away where they are not used; the second stay.

use std::collections::HashSet;

use walrus::{
    ElementItems, FunctionId, FunctionKind, Module, TypeId,
    ir::{CallIndirect, ReturnCallIndirect, Visitor, dfs_in_order},
    passes,
};

/// Takes functions out of the table whose type no indirect call has, and all that only they need.
///
/// A module whose table is exported is left as it is: its functions may be called from outside.
pub(super) fn clear(module: &mut Module) {
    let is_exported = |table| module.exports.get_exported_table(table).is_some();
    if module
        .tables
        .iter()
        .any(|table| is_exported(table.id()) && table.element_ty == walrus::RefType::FUNCREF)
    {
        return;
    }
    let mut before = usize::MAX;
    while module.funcs.iter().count() < before {
        before = module.funcs.iter().count();
        let called = called_types(module);
        let types = &module.funcs;
        let is_callable = |&id: &FunctionId| called.contains(&types.get(id).ty());
        for element in module.elements.iter_mut() {
            if let ElementItems::Functions(functions) = &mut element.items {
                empty_places(functions, is_callable);
            }
        }
        passes::gc::run(module);
    }
}

/// Puts another function in the place of each that is not callable; whoever called it would trap
/// now as before.
fn empty_places(functions: &mut [FunctionId], is_callable: impl Fn(&FunctionId) -> bool) {
    let Some(other) = functions.iter().copied().find(&is_callable) else {
        return;
    };
    for function in functions {
        if !is_callable(function) {
            *function = other;
        }
    }
}

/// The types of all indirect calls.
fn called_types(module: &Module) -> HashSet<TypeId> {
    let mut called = Called(HashSet::new());
    for function in module.funcs.iter() {
        if let FunctionKind::Local(local) = &function.kind {
            dfs_in_order(&mut called, local, local.entry_block());
        }
    }
    called.0
}

#[derive(Debug)]
struct Called(HashSet<TypeId>);

impl Visitor<'_> for Called {
    fn visit_call_indirect(&mut self, call: &CallIndirect) {
        self.0.insert(call.ty);
    }

    fn visit_return_call_indirect(&mut self, call: &ReturnCallIndirect) {
        self.0.insert(call.ty);
    }
}

#[cfg(test)]
mod tests {
    use super::clear;
    use walrus::{ConstExpr, ElementItems, ElementKind, FunctionBuilder, Module, RefType, ValType};

    /// A module with a table of two functions, of which `run` calls those that take a number.
    fn module() -> Module {
        let mut module = Module::default();
        let table = module.tables.add_local(false, 2, None, RefType::FUNCREF);
        let taker = FunctionBuilder::new(&mut module.types, &[ValType::I32], &[]);
        let argument = module.locals.add(ValType::I32);
        let taker = taker.finish(vec![argument], &mut module.funcs);
        let other = FunctionBuilder::new(&mut module.types, &[ValType::F64], &[]);
        let argument = module.locals.add(ValType::F64);
        let other = other.finish(vec![argument], &mut module.funcs);
        let called = module.funcs.get(taker).ty();
        let mut run = FunctionBuilder::new(&mut module.types, &[], &[]);
        run.func_body()
            .i32_const(7)
            .i32_const(0)
            .call_indirect(called, table);
        let run = run.finish(Vec::new(), &mut module.funcs);
        module.exports.add("run", run);
        let offset = ConstExpr::Value(walrus::ir::Value::I32(0));
        let kind = ElementKind::Active { table, offset };
        let element = module
            .elements
            .add(kind, ElementItems::Functions(vec![taker, other]));
        module.tables.get_mut(table).elem_segments.insert(element);
        module
    }

    #[test]
    fn only_what_can_be_called_stays() {
        let mut module = module();
        clear(&mut module);
        assert_eq!(module.funcs.iter().count(), 2);
        let element = module.elements.iter().next().unwrap();
        let ElementItems::Functions(functions) = &element.items else {
            panic!("no functions");
        };
        assert_eq!(functions.len(), 2);
        assert_eq!(functions[0], functions[1]);
    }

    #[test]
    fn a_table_that_is_exported_stays() {
        let mut module = module();
        let table = module.tables.iter().next().unwrap().id();
        module.exports.add("table", table);
        clear(&mut module);
        assert_eq!(module.funcs.iter().count(), 3);
    }
}

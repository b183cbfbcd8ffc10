//! Functions that stand in the table of a wasm module though nobody can call them.
//!
//! js-sys has many functions that take closures, each with a function in the table that calls such
//! a closure. wasm-bindgen takes the first away where they are not used; the second stay. So do
//! functions that write the words of a panic, once there are no such words.

use std::{collections::HashSet, ops::Range};

use walrus::{
    ConstExpr, Data, DataId, ElementId, ElementItems, ElementKind, FunctionId, FunctionKind,
    LocalFunction, Module, RefType, TableId, TypeId,
    ir::{CallIndirect, Instr, ReturnCallIndirect, Value, Visitor, dfs_in_order},
    passes,
};

use super::traps::sequences;

/// Where the linker is told to begin the table: at a number that means nothing else in the code and
/// the data, so that it is known which places are told there.
pub(super) const BASE: i32 = 0x05aa_5500;

/// Takes functions out of the table whose type no indirect call has, or whose place is told nowhere,
/// and all that only they need. The others move to the places from 1 on.
///
/// A module is left as it is if its table begins elsewhere, or is exported: then its functions may
/// be called from outside.
pub(super) fn clear(module: &mut Module) {
    let Some((table, segment)) = segment(module) else {
        return;
    };
    let ElementItems::Functions(functions) = &module.elements.get(segment).items else {
        return;
    };
    let mut places: Vec<(i32, FunctionId)> = (BASE..).zip(functions.iter().copied()).collect();
    let range = BASE..BASE.saturating_add_unsigned(places.len().try_into().unwrap_or(u32::MAX));
    let mut before = usize::MAX;
    while places.len() < before {
        before = places.len();
        let found = Found::of(module);
        let words = data_words(module, &range);
        places.retain(|(place, id)| {
            let is_told = found.numbers.contains(place) || words.contains(place);
            is_told && found.called.contains(&module.funcs.get(*id).ty())
        });
        let functions = places.iter().map(|&(_, id)| id).collect();
        module.elements.get_mut(segment).items = ElementItems::Functions(functions);
        passes::gc::run(module);
    }
    let moved = |old: i32| {
        let new = places.iter().position(|&(place, _)| place == old);
        // Whoever calls what is gone traps now as before.
        range.contains(&old).then(|| new.map_or(0, |new| new + 1))
    };
    move_in_code(module, moved);
    move_in_data(module, moved);
    let offset = ConstExpr::Value(Value::I32(1));
    module.elements.get_mut(segment).kind = ElementKind::Active { table, offset };
    let table = module.tables.get_mut(table);
    table.initial = places.len() as u64 + 1;
    table.maximum = Some(table.initial);
}

/// The table and what is in it.
fn segment(module: &Module) -> Option<(TableId, ElementId)> {
    let table = module
        .tables
        .iter()
        .find(|table| table.element_ty == RefType::FUNCREF)?;
    let is_exported = module.exports.get_exported_table(table.id()).is_some();
    let mut segments = module.elements.iter();
    let element = segments.find(|element| match element.kind {
        ElementKind::Active {
            table: owner,
            offset: ConstExpr::Value(Value::I32(start)),
        } => owner == table.id() && start == BASE,
        _ => false,
    })?;
    (!is_exported).then_some((table.id(), element.id()))
}

/// What the code says of the table.
#[derive(Debug, Default)]
struct Found {
    /// The types of all indirect calls.
    called: HashSet<TypeId>,
    /// All numbers: a function is called by its place.
    numbers: HashSet<i32>,
}

impl Found {
    fn of(module: &Module) -> Found {
        let mut found = Found::default();
        for function in module.funcs.iter() {
            if let FunctionKind::Local(local) = &function.kind {
                dfs_in_order(&mut found, local, local.entry_block());
            }
        }
        found
    }
}

impl Visitor<'_> for Found {
    fn visit_call_indirect(&mut self, call: &CallIndirect) {
        self.called.insert(call.ty);
    }

    fn visit_return_call_indirect(&mut self, call: &ReturnCallIndirect) {
        self.called.insert(call.ty);
    }

    fn visit_value(&mut self, value: &Value) {
        if let Value::I32(number) = value {
            self.numbers.insert(*number);
        }
    }
}

/// The numbers in the data that are places.
fn data_words(module: &Module, range: &Range<i32>) -> HashSet<i32> {
    let segments = module.data.iter().map(|data| &data.value);
    let words = segments.flat_map(|bytes| bytes.windows(4).filter_map(word));
    words.filter(|word| range.contains(word)).collect()
}

fn word(bytes: &[u8]) -> Option<i32> {
    bytes.first_chunk().copied().map(i32::from_le_bytes)
}

fn move_in_code(module: &mut Module, moved: impl Fn(i32) -> Option<usize>) {
    for function in module.funcs.iter_mut() {
        if let FunctionKind::Local(local) = &mut function.kind {
            move_in_function(local, &moved);
        }
    }
}

fn move_in_function(function: &mut LocalFunction, moved: impl Fn(i32) -> Option<usize>) {
    for id in sequences(function) {
        for (instruction, _) in &mut function.block_mut(id).instrs {
            if let Instr::Const(constant) = instruction
                && let Value::I32(number) = &mut constant.value
                && let Some(place) = moved(*number).and_then(|place| i32::try_from(place).ok())
            {
                *number = place;
            }
        }
    }
}

fn move_in_data(module: &mut Module, moved: impl Fn(i32) -> Option<usize>) {
    let ids: Vec<DataId> = module.data.iter().map(Data::id).collect();
    for id in ids {
        let bytes = &mut module.data.get_mut(id).value;
        for start in 0..bytes.len() {
            let place = word(&bytes[start..]).and_then(&moved);
            if let Some(place) = place.and_then(|place| u32::try_from(place).ok()) {
                bytes[start..start + 4].copy_from_slice(&place.to_le_bytes());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{BASE, clear};
    use walrus::{
        ConstExpr, DataKind, ElementItems, ElementKind, FunctionBuilder, FunctionId, Module,
        RefType, ValType, ir::Value,
    };

    /// A function that takes an argument and does nothing.
    fn taker(module: &mut Module, argument: ValType) -> FunctionId {
        let builder = FunctionBuilder::new(&mut module.types, &[argument], &[]);
        let argument = module.locals.add(argument);
        builder.finish(vec![argument], &mut module.funcs)
    }

    /// A module with a table of four functions: one that the code tells, one that the data tells,
    /// one that nothing tells, and one of a type that is never called.
    fn module() -> Module {
        let mut module = Module::default();
        let table = module.tables.add_local(false, 4, None, RefType::FUNCREF);
        let memory = module.memories.add_local(false, false, 1, None, None);
        let told = [ValType::I32, ValType::I32, ValType::I32, ValType::F64];
        let functions = told.map(|argument| taker(&mut module, argument));
        let called = module.funcs.get(functions[0]).ty();
        let mut run = FunctionBuilder::new(&mut module.types, &[], &[]);
        let mut body = run.func_body();
        body.i32_const(7)
            .i32_const(BASE)
            .call_indirect(called, table);
        body.i32_const(BASE + 3).drop();
        let run = run.finish(Vec::new(), &mut module.funcs);
        module.exports.add("run", run);
        module.exports.add("memory", memory);
        let offset = ConstExpr::Value(Value::I32(8));
        let words = (BASE + 2).to_le_bytes().to_vec();
        let data = module.data.add(DataKind::Active { memory, offset }, words);
        module.memories.get_mut(memory).data_segments.insert(data);
        let offset = ConstExpr::Value(Value::I32(BASE));
        let kind = ElementKind::Active { table, offset };
        let functions = ElementItems::Functions(functions.to_vec());
        let element = module.elements.add(kind, functions);
        module.tables.get_mut(table).elem_segments.insert(element);
        module
    }

    #[test]
    fn only_what_can_be_called_stays() {
        let mut module = module();
        clear(&mut module);
        assert_eq!(module.funcs.iter().count(), 3);
        let element = module.elements.iter().next().unwrap();
        let ElementItems::Functions(functions) = &element.items else {
            panic!("no functions");
        };
        assert_eq!(functions.len(), 2);
        assert_eq!(module.tables.iter().next().unwrap().initial, 3);
        assert_eq!(module.data.iter().next().unwrap().value, [2, 0, 0, 0]);
        Module::from_buffer(&module.emit_wasm()).unwrap();
    }

    #[test]
    fn a_table_that_is_exported_stays() {
        let mut module = module();
        let table = module.tables.iter().next().unwrap().id();
        module.exports.add("table", table);
        clear(&mut module);
        assert_eq!(module.funcs.iter().count(), 5);
    }
}

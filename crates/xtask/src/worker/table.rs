//! Functions that stand in the table of a wasm module though nobody can call them.
//!
//! js-sys has many functions that take closures, each with a function in the table that calls such
//! a closure. wasm-bindgen takes the first away where they are not used; the second stay. So do
//! functions that write the words of a panic, once there are no such words, and those that only
//! each other's code leads to.

use std::{collections::HashSet, ops::Range};

use walrus::{
    ConstExpr, Data, DataId, DataKind, ElementId, ElementItems, ElementKind, ExportItem,
    FunctionId, FunctionKind, LocalFunction, Module, RefType, TableId, TypeId,
    ir::{CallIndirect, Instr, Load, ReturnCallIndirect, Value, Visitor, dfs_in_order},
    passes,
};

use super::traps::sequences;

/// Where the linker is told to begin the table: at a number that means nothing else in the code and
/// the data, so that it is known which places are told there.
pub(super) const BASE: i32 = 0x05aa_5500;

/// How far before a place in the data the address of what it belongs to may be, or another place of
/// it: a vtable has sizes before its functions, and a record may have texts and numbers.
const REACH_BYTES: i32 = 64;

/// Takes functions out of the table whose type no indirect call has, or whose place is told nowhere
/// that can be reached, and all that only they need. The others move to the places from 1 on.
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
    let mut kept = HashSet::new();
    let mut reached = entries(module);
    loop {
        let found = Found::of(module, &reached);
        let words = data_words(module, &range, &found.numbers);
        let told = places.iter().filter(|(place, id)| {
            let is_told = found.numbers.contains(place) || words.contains(place);
            is_told && found.called.contains(&module.funcs.get(*id).ty())
        });
        let before = kept.len();
        for &(place, id) in told {
            kept.insert(place);
            reached.push(id);
        }
        if kept.len() == before {
            break;
        }
    }
    places.retain(|(place, _)| kept.contains(place));
    let functions = places.iter().map(|&(_, id)| id).collect();
    module.elements.get_mut(segment).items = ElementItems::Functions(functions);
    passes::gc::run(module);
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

/// The functions that are called from outside.
fn entries(module: &Module) -> Vec<FunctionId> {
    let exports = module
        .exports
        .iter()
        .filter_map(|export| match export.item {
            ExportItem::Function(id) => Some(id),
            _ => None,
        });
    exports.chain(module.start).collect()
}

/// What code says of the table.
#[derive(Debug, Default)]
struct Found {
    /// The types of all indirect calls.
    called: HashSet<TypeId>,
    /// All numbers: a function is called by its place, or by one that lies at an address.
    numbers: HashSet<i32>,
    /// What is called directly.
    next: Vec<FunctionId>,
}

impl Found {
    /// What is said in these functions and those that they call.
    fn of(module: &Module, functions: &[FunctionId]) -> Found {
        let mut found = Found::default();
        let mut seen = HashSet::new();
        found.next = functions.to_vec();
        while let Some(id) = found.next.pop() {
            if seen.insert(id)
                && let FunctionKind::Local(local) = &module.funcs.get(id).kind
            {
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

    fn visit_function_id(&mut self, function: &FunctionId) {
        self.next.push(*function);
    }

    fn visit_value(&mut self, value: &Value) {
        if let Value::I32(number) = value {
            self.numbers.insert(*number);
        }
    }

    fn visit_load(&mut self, load: &Load) {
        self.numbers.extend(i32::try_from(load.arg.offset));
    }
}

/// The numbers in the data that are places, and belong to something whose address is one of these
/// numbers or of those in the data.
fn data_words(module: &Module, range: &Range<i32>, numbers: &HashSet<i32>) -> HashSet<i32> {
    let mut told = numbers.clone();
    let segments = module.data.iter().map(|data| &data.value);
    told.extend(segments.flat_map(|bytes| bytes.windows(4).filter_map(word)));
    let mut words = HashSet::new();
    for data in module.data.iter() {
        let DataKind::Active {
            offset: ConstExpr::Value(Value::I32(start)),
            ..
        } = data.kind
        else {
            continue;
        };
        let mut last = i32::MIN;
        for (address, bytes) in (start..).zip(data.value.windows(4)) {
            let Some(word) = word(bytes).filter(|word| range.contains(word)) else {
                continue;
            };
            let mut reach = address - REACH_BYTES..=address;
            if reach.contains(&last) || reach.any(|address| told.contains(&address)) {
                words.insert(word);
                last = address;
            }
        }
    }
    words
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

    /// A module with a table of five functions: one that the code tells, one that nothing tells, one
    /// that the data tells at an address that the code has, one of a type that is never called, and
    /// one that the data tells where nobody looks.
    fn module() -> Module {
        let mut module = Module::default();
        let table = module.tables.add_local(false, 5, None, RefType::FUNCREF);
        let memory = module.memories.add_local(false, false, 1, None, None);
        let arguments = [0, 1, 2, 3, 4].map(|place| match place {
            3 => ValType::F64,
            _ => ValType::I32,
        });
        let functions = arguments.map(|argument| taker(&mut module, argument));
        let called = module.funcs.get(functions[0]).ty();
        let mut run = FunctionBuilder::new(&mut module.types, &[], &[]);
        let mut body = run.func_body();
        body.i32_const(8)
            .i32_const(BASE)
            .call_indirect(called, table);
        body.i32_const(BASE + 3).drop();
        let run = run.finish(Vec::new(), &mut module.funcs);
        module.exports.add("run", run);
        module.exports.add("memory", memory);
        let offset = ConstExpr::Value(Value::I32(8));
        let mut words = [0; 24];
        (words[0], words[23]) = (BASE + 2, BASE + 4);
        let words = words.into_iter().flat_map(i32::to_le_bytes).collect();
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
        let words = &module.data.iter().next().unwrap().value;
        assert_eq!(words[..4], [2, 0, 0, 0]);
        assert!(words[4..].iter().all(|byte| *byte == 0));
        Module::from_buffer(&module.emit_wasm()).unwrap();
    }

    #[test]
    fn a_table_that_is_exported_stays() {
        let mut module = module();
        let table = module.tables.iter().next().unwrap().id();
        module.exports.add("table", table);
        clear(&mut module);
        assert_eq!(module.funcs.iter().count(), 6);
    }
}

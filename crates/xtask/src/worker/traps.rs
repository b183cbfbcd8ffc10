//! Panics as bare traps.
//!
//! The panic handler of the crate `wasm` says nothing, but the library, which is compiled already,
//! still puts together what it could say: sentences, numbers and the places of sources.

use std::{collections::HashSet, mem, slice};

use walrus::{
    ConstExpr, Data, DataId, DataKind, FunctionId, FunctionKind, ImportKind, LocalFunction, Module,
    ir::{Instr, InstrSeq, InstrSeqId, InstrSeqType, Unreachable, Value, Visitor, dfs_in_order},
    passes,
};

/// A place in a source: where its name lies, how long that is, the line and the column.
const PLACE_BYTES: usize = 16;

/// Makes a trap of every call of a function that does nothing but trap, and of what leads to it
/// only; then forgets the places of sources.
pub(super) fn bare(module: &mut Module) {
    let mut traps = throwers(module);
    loop {
        for function in module.funcs.iter_mut() {
            if let FunctionKind::Local(local) = &mut function.kind {
                cut_off(local, &traps);
            }
        }
        let known = traps.len();
        for function in module.funcs.iter() {
            if let FunctionKind::Local(local) = &function.kind
                && only_traps(local)
            {
                traps.insert(function.id());
            }
        }
        if traps.len() == known {
            break;
        }
    }
    for function in module.funcs.iter_mut() {
        let is_trap = traps.contains(&function.id());
        if let FunctionKind::Local(local) = &mut function.kind {
            if is_trap {
                let entry = local.entry_block();
                let instructions = &mut local.block_mut(entry).instrs;
                let last = instructions.len().saturating_sub(1);
                instructions.drain(..last);
            }
            share_traps(local);
        }
    }
    passes::gc::run(module);
    forget_places(module);
}

/// Functions of JavaScript that say what is wrong and throw it.
fn throwers(module: &Module) -> HashSet<FunctionId> {
    let imports = module.imports.iter();
    imports
        .filter(|import| import.name.contains("__wbindgen_throw"))
        .filter_map(|import| match import.kind {
            ImportKind::Function(function) => Some(function),
            _ => None,
        })
        .collect()
}

/// Ends each sequence at the first call of a function that only traps, and takes away what comes
/// before a trap and cannot be noticed after it.
fn cut_off(function: &mut LocalFunction, traps: &HashSet<FunctionId>) {
    for id in sequences(function) {
        let instructions = &mut function.block_mut(id).instrs;
        let trap = instructions
            .iter()
            .position(|(instruction, _)| match instruction {
                Instr::Unreachable(_) => true,
                Instr::Call(call) => traps.contains(&call.func),
                _ => false,
            });
        if let Some(trap) = trap {
            instructions.truncate(trap + 1);
            instructions[trap].0 = Instr::Unreachable(Unreachable {});
            let idle = instructions[..trap].iter().rev();
            let idle = idle
                .take_while(|(instruction, _)| is_idle(instruction))
                .count();
            instructions.drain(trap - idle..trap);
        }
    }
}

/// Whether nobody notices an instruction if a trap comes next.
fn is_idle(instruction: &Instr) -> bool {
    matches!(
        instruction,
        Instr::Const(_)
            | Instr::LocalGet(_)
            | Instr::LocalSet(_)
            | Instr::LocalTee(_)
            | Instr::GlobalGet(_)
            | Instr::GlobalSet(_)
            | Instr::Unop(_)
            | Instr::Binop(_)
            | Instr::Select(_)
            | Instr::Drop(_)
            | Instr::Load(_)
            | Instr::Store(_)
            | Instr::MemoryCopy(_)
            | Instr::MemoryFill(_)
    )
}

/// Whether all ways through a function, which calls no other, lead to a trap.
fn only_traps(function: &LocalFunction) -> bool {
    let entry = function.entry_block();
    let ends_so = matches!(
        function.block(entry).instrs.last(),
        Some((Instr::Unreachable(_), _))
    );
    ends_so
        && sequences(function).into_iter().all(|id| {
            let mut instructions = function.block(id).instrs.iter();
            instructions.all(|(instruction, _)| match instruction {
                Instr::Block(_) | Instr::IfElse(_) | Instr::Unreachable(_) => true,
                Instr::Br(branch) => branch.block != entry,
                Instr::BrIf(branch) => branch.block != entry,
                other => is_idle(other),
            })
        })
}

/// Lets one trap serve two blocks, one at the end of the other, that both have a trap behind them.
fn share_traps(function: &mut LocalFunction) {
    while let Some((outer, inner)) = blocks_before_traps(function) {
        let body = mem::take(&mut function.block_mut(inner).instrs);
        let instructions = &mut function.block_mut(outer).instrs;
        instructions.truncate(instructions.len() - 2);
        instructions.extend(body);
        for id in sequences(function) {
            for (instruction, _) in &mut function.block_mut(id).instrs {
                lead_elsewhere(instruction, inner, outer);
            }
        }
    }
}

/// A block with a trap behind it, and one in it at its end, with a trap behind it too.
fn blocks_before_traps(function: &LocalFunction) -> Option<(InstrSeqId, InstrSeqId)> {
    let block_at = |id, place: usize| {
        let instructions = &function.block(id).instrs;
        match instructions.get(place..=place + 1)? {
            [(Instr::Block(block), _), (Instr::Unreachable(_), _)] => {
                let plain = InstrSeqType::Simple(None);
                (function.block(block.seq).ty == plain).then_some(block.seq)
            }
            _ => None,
        }
    };
    sequences(function).into_iter().find_map(|id| {
        let outer = (0..function.block(id).instrs.len()).find_map(|place| block_at(id, place))?;
        let inner = block_at(outer, function.block(outer).instrs.len().checked_sub(2)?)?;
        Some((outer, inner))
    })
}

/// Lets a branch to one block go to another.
fn lead_elsewhere(instruction: &mut Instr, from: InstrSeqId, to: InstrSeqId) {
    let targets = match instruction {
        Instr::Br(branch) => slice::from_mut(&mut branch.block),
        Instr::BrIf(branch) => slice::from_mut(&mut branch.block),
        Instr::BrTable(branch) => {
            if branch.default == from {
                branch.default = to;
            }
            &mut branch.blocks
        }
        _ => return,
    };
    for target in targets {
        if *target == from {
            *target = to;
        }
    }
}

/// The sequences of instructions that a function has: its own, and those of its blocks.
pub(super) fn sequences(function: &LocalFunction) -> Vec<InstrSeqId> {
    let mut found = Sequences(Vec::new());
    dfs_in_order(&mut found, function, function.entry_block());
    found.0
}

#[derive(Debug)]
struct Sequences(Vec<InstrSeqId>);

impl<'instr> Visitor<'instr> for Sequences {
    fn start_instr_seq(&mut self, sequence: &'instr InstrSeq) {
        self.0.push(sequence.id());
    }
}

/// Empties what only the words of a panic need: the places in sources, and the names of those.
fn forget_places(module: &mut Module) {
    let segments: Vec<(usize, Vec<u8>)> = module
        .data
        .iter()
        .filter_map(|data| Some((start(data)?, data.value.clone())))
        .collect();
    let text_at = |place: usize, length: usize| {
        let (start, bytes) = segments
            .iter()
            .find(|(start, bytes)| (*start..start + bytes.len()).contains(&place))?;
        bytes.get(place - start..place - start + length)
    };
    let mut emptied = Vec::new();
    for (start, bytes) in &segments {
        for (index, words) in bytes.windows(PLACE_BYTES).enumerate().step_by(4) {
            let [name, length, line, column] = [0, 4, 8, 12].map(|at| {
                words[at..at + 4]
                    .iter()
                    .rev()
                    .fold(0, |word, &byte| word << 8 | usize::from(byte))
            });
            let is_place =
                (1..=10_000).contains(&line) && (1..=1_000).contains(&column) && length < 1_000;
            if is_place && text_at(name, length + 1).is_some_and(|text| text.ends_with(b".rs\0")) {
                emptied.push(start + index..start + index + PLACE_BYTES);
                emptied.push(name..name + length);
            }
        }
    }
    let ids: Vec<DataId> = module.data.iter().map(Data::id).collect();
    for id in ids {
        let data = module.data.get_mut(id);
        let Some(start) = start(data) else { continue };
        let here = start..start + data.value.len();
        for range in emptied.iter().filter(|range| here.contains(&range.start)) {
            data.value[range.start - start..range.end - start].fill(0);
        }
    }
}

/// Where a segment of data lies in the memory.
fn start(data: &Data) -> Option<usize> {
    match data.kind {
        DataKind::Active {
            offset: ConstExpr::Value(Value::I32(start)),
            ..
        } => usize::try_from(start).ok(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::bare;
    use walrus::{
        ConstExpr, DataKind, FunctionBuilder, FunctionId, FunctionKind, Module, ValType,
        ir::{BinaryOp, Instr, Value},
    };

    /// A function that puts a sentence together and traps, and one that hands it a number.
    fn panics(module: &mut Module) -> FunctionId {
        let argument = module.locals.add(ValType::I32);
        let mut trap = FunctionBuilder::new(&mut module.types, &[ValType::I32], &[]);
        let mut body = trap.func_body();
        body.local_get(argument).i32_const(1);
        body.binop(BinaryOp::I32Add)
            .local_set(argument)
            .unreachable();
        let trap = trap.finish(vec![argument], &mut module.funcs);
        let mut panics = FunctionBuilder::new(&mut module.types, &[], &[]);
        panics.func_body().i32_const(7).call(trap).unreachable();
        panics.finish(Vec::new(), &mut module.funcs)
    }

    /// `run` has two blocks, one at the end of the other, and panics behind both.
    fn module() -> Module {
        let mut module = Module::default();
        let panics = panics(&mut module);
        let argument = module.locals.add(ValType::I32);
        let mut run = FunctionBuilder::new(&mut module.types, &[ValType::I32], &[]);
        let mut body = run.func_body();
        body.block(None, |outer| {
            let outer_id = outer.id();
            outer.block(None, |inner| {
                let inner_id = inner.id();
                inner.local_get(argument).br_if(inner_id);
                inner.local_get(argument).br_if(outer_id).return_();
            });
            outer.call(panics).unreachable();
        });
        body.call(panics).unreachable();
        let run = run.finish(vec![argument], &mut module.funcs);
        module.exports.add("run", run);
        module
    }

    #[test]
    fn calls_that_only_trap_are_traps() {
        let mut module = module();
        bare(&mut module);
        assert_eq!(module.funcs.iter().count(), 1);
        let function = module.funcs.iter().next().unwrap();
        let FunctionKind::Local(run) = &function.kind else {
            panic!("no function");
        };
        let entry = &run.block(run.entry_block()).instrs;
        let [(Instr::Block(block), _), (Instr::Unreachable(_), _)] = &entry[..] else {
            panic!("{entry:?}");
        };
        // One block is left, and both branches lead out of it.
        let instructions = &run.block(block.seq).instrs;
        let targets = instructions
            .iter()
            .filter_map(|(instruction, _)| match instruction {
                Instr::BrIf(branch) => Some(branch.block),
                _ => None,
            });
        assert_eq!(targets.collect::<Vec<_>>(), [block.seq; 2]);
        Module::from_buffer(&module.emit_wasm()).unwrap();
    }

    #[test]
    fn what_calls_out_or_comes_back_is_no_trap() {
        let mut module = Module::default();
        let (out, _) = {
            let nothing = module.types.add(&[], &[]);
            module.add_import_func("a", "out", nothing)
        };
        let argument = module.locals.add(ValType::I32);
        let mut run = FunctionBuilder::new(&mut module.types, &[ValType::I32], &[]);
        let mut body = run.func_body();
        body.local_get(argument);
        body.if_else(
            None,
            |then| {
                then.return_();
            },
            |_| {},
        );
        body.call(out).unreachable();
        let run = run.finish(vec![argument], &mut module.funcs);
        let mut twice = FunctionBuilder::new(&mut module.types, &[], &[]);
        twice
            .func_body()
            .i32_const(1)
            .call(run)
            .i32_const(0)
            .call(run);
        let twice = twice.finish(Vec::new(), &mut module.funcs);
        module.exports.add("twice", twice);
        let before = module.emit_wasm();
        bare(&mut module);
        assert_eq!(module.emit_wasm(), before);
    }

    #[test]
    fn places_in_sources_are_emptied() {
        let mut module = Module::default();
        let memory = module.memories.add_local(false, false, 1, None, None);
        let mut bytes = b"abc.src/b.rs\0xyz".to_vec();
        for word in [20_u32, 8, 41, 5, 20, 8, 41, 5000] {
            bytes.extend(word.to_le_bytes());
        }
        let offset = ConstExpr::Value(Value::I32(16));
        let data = module
            .data
            .add(DataKind::Active { memory, offset }, bytes.clone());
        module.memories.get_mut(memory).data_segments.insert(data);
        module.exports.add("memory", memory);
        bare(&mut module);
        bytes[4..12].fill(0);
        bytes[16..32].fill(0);
        assert_eq!(module.data.get(data).value, bytes);
    }
}

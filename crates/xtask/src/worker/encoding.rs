//! A wasm module written down so that what has come foretells what follows: functions of one crate
//! stand together, and loads and stores tell nothing of alignment, which browsers do not heed.

use std::{collections::HashMap, convert::Infallible};

use anyhow::{Context, Result};
use walrus::{ImportKind, Module};
use wasm_encoder::{
    CodeSection, FunctionSection, MemArg,
    reencode::{self, Reencode},
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, FunctionSectionReader, KnownCustom, Name, Naming,
    Parser, Payload,
};

/// The module with its functions in the order of their names, and without sections of its own kind.
///
/// # Errors
/// The module cannot be read again once it is written.
pub(super) fn encode(module: &mut Module) -> Result<Vec<u8>> {
    let imports = module.imports.iter().map(|import| &import.kind);
    let imported = imports
        .filter(|kind| matches!(kind, ImportKind::Function(_)))
        .count();
    let written = module.emit_wasm();
    let names = names(&written)?;
    let mut own: Vec<usize> = (imported..module.funcs.iter().count()).collect();
    own.sort_by_key(|function| names.get(function));
    let mut places: Vec<u32> = vec![0; imported + own.len()];
    for (place, function) in (0..).zip((0..imported).chain(own.iter().copied())) {
        places[function] = place;
    }
    let order = own.iter().map(|function| function - imported).collect();
    let mut encoded = wasm_encoder::Module::new();
    Encoder { order, places }
        .parse_core_module(&mut encoded, Parser::new(0), &written)
        .context("the module cannot be read again")?;
    Ok(encoded.finish())
}

/// What each function is called, without the signs before the crate in the names of implementations.
fn names(module: &[u8]) -> Result<HashMap<usize, String>> {
    let mut names = HashMap::new();
    for payload in Parser::new(0).parse_all(module) {
        if let Payload::CustomSection(section) = payload?
            && let KnownCustom::Name(kinds) = section.as_known()
        {
            for kind in kinds {
                let Name::Function(functions) = kind? else {
                    continue;
                };
                for function in functions {
                    let Naming { index, name } = function?;
                    names.insert(index as usize, name.replace(['<', '&'], ""));
                }
            }
        }
    }
    Ok(names)
}

/// Writes what it reads, but for the order of the functions.
struct Encoder {
    /// Which of the module's own functions stands at each place, as they stood before.
    order: Vec<usize>,
    /// The new number of each function, imported ones among them.
    places: Vec<u32>,
}

impl Reencode for Encoder {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, reencode::Error> {
        Ok(self.places[function as usize])
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let types: Vec<u32> = section.into_iter().collect::<Result<_, _>>()?;
        for &place in &self.order {
            functions.function(types[place]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        let bodies: Vec<_> = section.into_iter().collect::<Result<_, _>>()?;
        for place in self.order.clone() {
            self.parse_function_body(code, bodies[place].clone())?;
        }
        Ok(())
    }

    fn mem_arg(&mut self, told: wasmparser::MemArg) -> Result<MemArg, reencode::Error> {
        let memory_index = self.memory_index(told.memory)?;
        Ok(MemArg {
            offset: told.offset,
            align: 0,
            memory_index,
        })
    }

    fn parse_custom_section(
        &mut self,
        _: &mut wasm_encoder::Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{encode, names};
    use walrus::{
        FunctionBuilder, FunctionId, Module,
        ir::{LoadKind, MemArg},
    };
    use wasmparser::{Operator, Parser, Payload};

    /// A function that gives a number, after that of another function.
    fn function(
        module: &mut Module,
        name: &str,
        number: i32,
        calls: Option<FunctionId>,
    ) -> FunctionId {
        let mut builder = FunctionBuilder::new(&mut module.types, &[], &[]);
        let mut body = builder.func_body();
        body.i32_const(number).drop();
        if let Some(callee) = calls {
            body.call(callee);
        }
        let id = builder.finish(Vec::new(), &mut module.funcs);
        module.funcs.get_mut(id).name = Some(name.to_owned());
        id
    }

    fn operators(module: &[u8]) -> Vec<Vec<Operator<'_>>> {
        let payloads = Parser::new(0).parse_all(module).map(Result::unwrap);
        let bodies = payloads.filter_map(|payload| match payload {
            Payload::CodeSectionEntry(body) => Some(body),
            _ => None,
        });
        let read = bodies.map(|body| body.get_operators_reader().unwrap());
        read.map(|reader| reader.into_iter().map(Result::unwrap).collect())
            .collect()
    }

    #[test]
    fn functions_stand_in_the_order_of_their_names_and_call_whom_they_called() {
        let mut module = Module::default();
        let ty = module.types.add(&[], &[]);
        module.add_import_func("a", "outside", ty);
        let last = function(&mut module, "<rules::Board as rules::Read>::read", 1, None);
        let first = function(&mut module, "engine::think", 2, Some(last));
        module.exports.add("think", first);
        let encoded = encode(&mut module).unwrap();
        let [one, other] = operators(&encoded).try_into().unwrap();
        assert_eq!(one[0], Operator::I32Const { value: 2 });
        assert_eq!(one[2], Operator::Call { function_index: 2 });
        assert_eq!(other[0], Operator::I32Const { value: 1 });
        assert!(names(&encoded).unwrap().is_empty());
        let export = Module::from_buffer(&encoded).unwrap();
        assert!(export.exports.get_func("think").is_ok());
    }

    #[test]
    fn nothing_is_told_of_alignment() {
        let mut module = Module::default();
        let memory = module.memories.add_local(false, false, 1, None, None);
        let mut read = FunctionBuilder::new(&mut module.types, &[], &[]);
        let place = MemArg {
            align: 4,
            offset: 8,
        };
        read.func_body()
            .i32_const(0)
            .load(memory, LoadKind::I32 { atomic: false }, place)
            .drop();
        let read = read.finish(Vec::new(), &mut module.funcs);
        module.exports.add("read", read);
        let encoded = encode(&mut module).unwrap();
        let [body] = operators(&encoded).try_into().unwrap();
        let Operator::I32Load { memarg } = &body[1] else {
            panic!("{body:?}");
        };
        assert_eq!((memarg.align, memarg.offset), (0, 8));
    }
}

//! Sentences that nobody can come to read: those of the library and of wasm-bindgen for panics, which are
//! bare traps here.

use std::collections::HashSet;

use walrus::{
    ConstExpr, Data, DataId, DataKind, FunctionKind, Module,
    ir::{Load, Store, Value, Visitor, dfs_in_order},
};

/// The sentences, as the library has them.
const SENTENCES: [&str; 20] = [
    "slice index starts at ",
    " but ends at ",
    "index out of bounds: the len is ",
    " but the index is ",
    "range start index ",
    "range end index ",
    " out of range for slice of length ",
    "memory allocation of ",
    " bytes failed",
    "capacity overflow",
    "attempt to divide by zero",
    "attempt to calculate the remainder with a divisor of zero",
    "RefCell already mutably borrowed",
    "RefCell already borrowed",
    "attempted to take ownership of Rust value while it was borrowed",
    "a Display implementation returned an error unexpectedly",
    "closure invoked recursively or after being dropped",
    "Tried to shrink to a larger capacity",
    "assertion failed: self.is_char_boundary(new_len)",
    "mid > len",
];

/// What wasm-bindgen says when it throws: the code still names it, but what throws is a trap.
const THROWN: [&str; 2] = [
    "null pointer passed to rust",
    "recursive use of an object detected which would lead to unsafe aliasing in rust",
];

/// Two digits of each number below 100: how the library writes numbers, which this project does itself.
const DIGITS: usize = 100;

/// Empties those of the sentences that the code does not name, or names to throw them.
pub(super) fn forget(module: &mut Module) {
    let named = Named::by(module);
    let digits = (0..DIGITS).fold(String::new(), |text, number| text + &format!("{number:02}"));
    let ids: Vec<DataId> = module.data.iter().map(Data::id).collect();
    for id in ids {
        let data = module.data.get_mut(id);
        let DataKind::Active {
            offset: ConstExpr::Value(Value::I32(offset)),
            ..
        } = data.kind
        else {
            continue;
        };
        let Ok(offset) = usize::try_from(offset) else {
            continue;
        };
        for sentence in SENTENCES.iter().copied().chain([&*digits]) {
            empty(&mut data.value, sentence.as_bytes(), |place| {
                named.0.contains(&(offset + place))
            });
        }
        for sentence in THROWN {
            empty(&mut data.value, sentence.as_bytes(), |_| false);
        }
    }
}

/// Empties a text wherever it stands, unless a byte of it is named.
fn empty(bytes: &mut [u8], text: &[u8], is_named: impl Fn(usize) -> bool) {
    let starts = 0..(bytes.len() + 1).saturating_sub(text.len());
    for start in starts {
        let place = start..start + text.len();
        if bytes[place.clone()] == *text && !place.clone().any(&is_named) {
            bytes[place].fill(0);
        }
    }
}

/// All numbers in the code: what it reads lies at one of them.
#[derive(Default)]
struct Named(HashSet<usize>);

impl Named {
    fn by(module: &Module) -> Named {
        let mut named = Named::default();
        for function in module.funcs.iter() {
            if let FunctionKind::Local(local) = &function.kind {
                dfs_in_order(&mut named, local, local.entry_block());
            }
        }
        named
    }

    fn add(&mut self, number: impl TryInto<usize>) {
        self.0.extend(number.try_into());
    }
}

impl Visitor<'_> for Named {
    fn visit_value(&mut self, value: &Value) {
        if let Value::I32(number) = value {
            self.add(*number);
        }
    }

    fn visit_load(&mut self, load: &Load) {
        self.add(load.arg.offset);
    }

    fn visit_store(&mut self, store: &Store) {
        self.add(store.arg.offset);
    }
}

#[cfg(test)]
mod tests {
    use super::{empty, forget};
    use walrus::{ConstExpr, DataKind, FunctionBuilder, Module, ir::Value};

    #[test]
    fn a_text_goes_unless_a_byte_of_it_is_named() {
        let mut bytes = *b"-mid > len-mid > len";
        empty(&mut bytes, b"mid > len", |place| place == 13);
        assert_eq!(&bytes, b"-\0\0\0\0\0\0\0\0\0-mid > len");
        empty(&mut bytes[..4], b"mid > len", |_| false);
    }

    /// What is left of a text of which the code names one byte.
    fn left(text: &str, named: i32) -> Vec<u8> {
        let mut module = Module::default();
        let memory = module.memories.add_local(false, false, 1, None, None);
        let offset = ConstExpr::Value(Value::I32(16));
        let kind = DataKind::Active { memory, offset };
        let data = module.data.add(kind, text.as_bytes().to_vec());
        module.memories.get_mut(memory).data_segments.insert(data);
        let mut run = FunctionBuilder::new(&mut module.types, &[], &[]);
        run.func_body().i32_const(16 + named).drop();
        let run = run.finish(Vec::new(), &mut module.funcs);
        module.exports.add("run", run);
        forget(&mut module);
        module.data.get(data).value.clone()
    }

    #[test]
    fn what_the_code_names_stays() {
        let value = left("capacity overflow, mid > len", 19);
        assert_eq!(value[..17], [0; 17]);
        assert_eq!(value[17..], *b", mid > len");
    }

    #[test]
    fn what_is_thrown_goes_though_it_is_named() {
        assert_eq!(
            left("null pointer passed to rust!", 0),
            [&[0; 27][..], b"!"].concat()
        );
    }
}

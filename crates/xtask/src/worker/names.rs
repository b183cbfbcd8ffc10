//! The names under which a wasm module and its glue know each other's functions.

use walrus::Module;

/// What the glue calls the object of imports.
const IMPORTS: &str = "./wasm_bg.js";

/// Gives all of them letters for names, since they are in the wasm and in the glue.
pub(super) fn shorten(module: &mut Module, glue: &mut String) {
    for (import, letter) in module.imports.iter_mut().zip('a'..) {
        *glue = glue.replace(
            &format!("{}: function", import.name),
            &format!("{letter}: function"),
        );
        import.name = letter.into();
        if import.module == IMPORTS {
            import.module = "a".into();
        }
    }
    *glue = glue.replace(&format!("\"{IMPORTS}\": "), "a: ");
    for (export, letter) in module.exports.iter_mut().zip('a'..) {
        *glue = renamed(glue, &export.name, letter);
        export.name = letter.into();
    }
}

/// The glue with another name for an export.
fn renamed(glue: &str, name: &str, letter: char) -> String {
    let old = format!("wasm.{name}");
    let mut parts = glue.split(&old);
    let mut renamed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let is_longer = part.starts_with(|next: char| next.is_alphanumeric() || next == '_');
        renamed += "wasm.";
        if is_longer {
            renamed += name;
        } else {
            renamed.push(letter);
        }
        renamed += part;
    }
    renamed
}

#[cfg(test)]
mod tests {
    use super::{renamed, shorten};
    use walrus::{FunctionBuilder, Module};

    #[test]
    fn only_whole_names_are_changed() {
        let glue = "wasm.ask(wasm.ask_more, ask, wasm.ask);";
        assert_eq!(
            renamed(glue, "ask", 'b'),
            "wasm.b(wasm.ask_more, ask, wasm.b);"
        );
    }

    #[test]
    fn module_and_glue_get_the_same_names() {
        let mut module = Module::default();
        let taker = module.types.add(&[], &[]);
        let (now, _) = module.add_import_func("./wasm_bg.js", "__wbg_now_043d245551b22f9c", taker);
        let mut run = FunctionBuilder::new(&mut module.types, &[], &[]);
        run.func_body().call(now);
        let run = run.finish(Vec::new(), &mut module.funcs);
        module.exports.add("session_think", run);
        let mut glue = "imports({\"./wasm_bg.js\": {__wbg_now_043d245551b22f9c: function() {}}}); \
            wasm.session_think();"
            .to_owned();
        shorten(&mut module, &mut glue);
        assert_eq!(glue, "imports({a: {a: function() {}}}); wasm.a();");
        let import = module.imports.iter().next().unwrap();
        assert_eq!((&*import.module, &*import.name), ("a", "a"));
        assert_eq!(module.exports.iter().next().unwrap().name, "a");
    }
}

use super::tree::{File, assert_none, files};

/// What the policy of the page, or the rules of its modules, forbid anywhere in `www`.
const FORBIDDEN: [(&str, &str); 8] = [
    ("innerHTML", "make elements, set textContent"),
    ("outerHTML", "make elements"),
    ("insertAdjacentHTML", "make elements"),
    ("document.write", "make elements"),
    (
        "setAttribute('style'",
        "set a property of style, or a class",
    ),
    (" style=\"", "use a class"),
    ("eval(", "there is no need for it"),
    ("http://", "the page asks no other host"),
];

fn page_files(extensions: &[&str]) -> Vec<File> {
    files(extensions)
        .into_iter()
        .filter(|file| file.is_under("www/"))
        .collect()
}

fn modules() -> Vec<File> {
    page_files(&["js"])
}

fn imports(file: &File) -> Vec<(usize, String)> {
    file.lines()
        .filter(|(_, line)| line.contains("from '") || line.contains("import '"))
        .filter_map(|(number, line)| {
            let target = line.rsplit_once('\'')?.0.rsplit_once('\'')?.1;
            Some((number, target.to_owned()))
        })
        .collect()
}

/// The lines that import types only, in comments.
fn type_imports(file: &File) -> Vec<usize> {
    file.lines()
        .filter(|(_, line)| line.trim_start().starts_with("* @import"))
        .map(|(number, _)| number)
        .collect()
}

#[test]
fn nothing_is_put_into_the_page_as_html() {
    let mut complaints = Vec::new();
    for file in page_files(&["js", "html"]) {
        for (number, line) in file.lines() {
            for (word, instead) in FORBIDDEN.iter().filter(|(word, _)| line.contains(word)) {
                let names_svg = line.contains("http://www.w3.org/");
                if *word != "http://" || !names_svg {
                    complaints.push(format!("{}:{number}: no {word}: {instead}", file.path));
                }
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn every_module_is_type_checked() {
    let complaints: Vec<String> = modules()
        .iter()
        .filter(|file| !file.path.ends_with(".test.js") && !file.text.starts_with("// @ts-check"))
        // Authors read and copy these: what they do is tested, in browsers.
        .filter(|file| !file.is_under("www/authors/examples/"))
        .map(|file| format!("{}: begin it with // @ts-check", file.path))
        .collect();
    assert_none(&complaints);
}

#[test]
fn the_board_does_not_know_the_engine() {
    let mut complaints = Vec::new();
    for file in modules().iter().filter(|file| file.is_under("www/board/")) {
        for (number, target) in imports(file) {
            // Modules in a folder of the board may go one folder up.
            let is_deep = file.path.matches('/').count() > 2;
            let is_own = target.starts_with("./")
                || is_deep && target.starts_with("../") && !target.starts_with("../../");
            if !is_own && !target.starts_with("node:") {
                complaints.push(format!(
                    "{}:{number}: the board imports {target}: hand it in as state or as an intent",
                    file.path
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn only_the_page_imports_play() {
    let mut complaints = Vec::new();
    let others = modules();
    let others = others.iter().filter(|file| !file.is_under("www/play/"));
    for file in others {
        for (number, line) in file.lines() {
            if line.contains("/play/") && !file.path.ends_with(".test.js") {
                complaints.push(format!(
                    "{}:{number}: move what is shared to ui/ or game/",
                    file.path
                ));
            }
        }
    }
    assert_none(&complaints);
}

/// Chess players download nothing of the other games, which a static import would bring with the module that has it.
#[test]
fn modules_for_chess_load_variants_on_demand() {
    let modules = modules();
    let for_chess = modules.iter().filter(|file| {
        let is_for_variants = file.is_under("www/variants/")
            // The figure of a piece shows pieces of any game.
            || file.path == "www/elements/figures/piece/diagram-figure.js";
        !is_for_variants && !file.path.ends_with(".test.js")
    });
    let mut complaints = Vec::new();
    for file in for_chess {
        let types = type_imports(file);
        for (number, target) in imports(file) {
            if target.contains("/variants/") && !types.contains(&number) {
                complaints.push(format!(
                    "{}:{number}: load {target} with import() where a variant is played",
                    file.path
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn pure_modules_do_not_touch_the_page() {
    let folders = ["www/game/", "www/i18n/"];
    let files = [
        "www/board/state.js",
        "www/board/gesture.js",
        "www/board/annotations.js",
        "www/board/geometry.js",
        "www/board/a11y.js",
        "www/engine/uci.js",
        "www/elements/initial-game.js",
        "www/elements/attributes.js",
        "www/elements/attribute-changes.js",
        "www/elements/drawings.js",
        "www/elements/events.js",
        "www/elements/replay.js",
    ];
    let page = [
        "document.",
        "window.",
        "localStorage",
        "HTMLElement",
        "addEventListener",
    ];
    let modules = modules();
    let mut complaints = Vec::new();
    for path in files {
        if !modules.iter().any(|file| file.path == path) {
            complaints.push(format!(
                "{path} is gone: name the module that took its place here"
            ));
        }
    }
    let is_pure = |file: &&File| {
        files.contains(&file.path.as_str()) || folders.iter().any(|folder| file.is_under(folder))
    };
    for file in modules.iter().filter(is_pure) {
        let path = &file.path;
        for (number, line) in file
            .lines()
            .filter(|(_, line)| !line.trim_start().starts_with(['*', '/']))
        {
            if let Some(word) = page.iter().find(|word| line.contains(**word)) {
                complaints.push(format!(
                    "{path}:{number}: {word} in a pure module: return a value"
                ));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn the_worker_imports_nothing() {
    let modules = modules();
    let worker = modules
        .iter()
        .find(|file| file.path == "www/engine/worker.js")
        .unwrap();
    let types = type_imports(worker);
    let mut imports = imports(worker);
    imports.retain(|(number, _)| !types.contains(number));
    assert!(imports.is_empty(), "the worker is one script: {imports:?}");
    assert!(
        !worker.text.contains("importScripts("),
        "the worker is one script"
    );
}

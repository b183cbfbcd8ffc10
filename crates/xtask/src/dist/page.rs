//! A page that names its sources, made into one that names what they were bundled into.

use anyhow::{Context, Result, ensure};

/// The line that loads a page's script.
const SCRIPT: &str = "<script type=\"module\" src=\"";

/// The line that loads a style sheet.
const STYLE: &str = "<link rel=\"stylesheet\" href=\"";

/// The line with the policy of a page.
const POLICY: &str = "<meta http-equiv=\"Content-Security-Policy\"";

/// The line that names the icon.
const ICON: &str = "<link rel=\"icon\" href=\"";

/// A page, by line.
#[derive(Debug)]
pub(crate) struct Page<'a>(Vec<&'a str>);

/// What a page loads once it is bundled.
#[derive(Debug)]
pub(crate) struct Bundled<'a> {
    /// The style sheet.
    pub(crate) style: &'a str,
    /// The module that starts.
    pub(crate) script: &'a str,
    /// The modules that it cannot run without.
    pub(crate) imports: &'a [&'a str],
}

impl<'a> Page<'a> {
    /// A page as its source has it.
    pub(crate) fn new(html: &'a str) -> Self {
        let mut is_quoted = false;
        let mut lines = Vec::new();
        for line in html.lines() {
            let was_quoted = is_quoted;
            is_quoted = match (line.rfind("<pre"), line.rfind("</pre>")) {
                (start, end) if start != end => start > end,
                _ => is_quoted,
            };
            // What stands in a quote is shown as it is.
            let line = if was_quoted { line } else { line.trim_start() };
            let line = if is_quoted { line } else { line.trim_end() };
            if was_quoted || !line.is_empty() {
                lines.push(line);
            }
        }
        Self(lines)
    }

    /// The module that it starts.
    ///
    /// # Errors
    /// It starts none.
    pub(crate) fn script(&self) -> Result<&'a str> {
        let mut scripts = self.addresses(SCRIPT);
        let script = scripts.next().context("the page has no module script")?;
        ensure!(scripts.next().is_none(), "the page has two module scripts");
        Ok(script)
    }

    /// Its style sheets.
    pub(crate) fn styles(&self) -> impl Iterator<Item = &'a str> {
        self.addresses(STYLE)
    }

    /// Its icon.
    ///
    /// # Errors
    /// It has none.
    pub(crate) fn icon(&self) -> Result<&'a str> {
        self.addresses(ICON).next().context("the page has no icon")
    }

    /// The page that loads the bundled files in place of the sources.
    pub(crate) fn bundled(&self, files: &Bundled) -> String {
        let mut html: Vec<String> = Vec::new();
        for line in self.0.iter().filter(|line| !line.starts_with(STYLE)) {
            if line.starts_with(SCRIPT) {
                html.push(format!("{STYLE}{}\">", files.style));
                let preload = |import| format!("<link rel=\"modulepreload\" href=\"{import}\">");
                html.extend(files.imports.iter().map(preload));
                html.push(format!("{SCRIPT}{}\"></script>", files.script));
            } else {
                html.push((*line).to_owned());
            }
        }
        html.join("\n") + "\n"
    }

    /// The page without anything that it loads; `head` takes the place of its policy.
    pub(crate) fn alone(&self, head: &str) -> String {
        let mut html = String::new();
        let is_loaded = |line: &&&str| line.starts_with("<link ") || line.starts_with(SCRIPT);
        for line in self.0.iter().filter(|line| !is_loaded(line)) {
            if line.starts_with(POLICY) {
                html += head;
                continue;
            }
            html += line;
            html.push('\n');
        }
        html
    }

    fn addresses(&self, opening: &'static str) -> impl Iterator<Item = &'a str> {
        let lines = self.0.iter();
        lines.filter_map(move |line| line.strip_prefix(opening)?.split('"').next())
    }
}

#[cfg(test)]
mod tests {
    use super::{Bundled, Page};

    const HTML: &str = "<!doctype html>\n<head>\n  <meta charset=\"utf-8\">\n\
        \x20 <link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n\
        \x20 <link rel=\"stylesheet\" href=\"board/board.css\">\n\
        \x20 <link rel=\"stylesheet\" href=\"play/play.css\">\n\
        \x20 <script type=\"module\" src=\"play/main.js\"></script>\n</head>\n\n  <p>text\n";

    #[test]
    fn what_a_page_loads() {
        let page = Page::new(HTML);
        assert_eq!(page.script().unwrap(), "play/main.js");
        assert!(page.styles().eq(["board/board.css", "play/play.css"]));
        assert_eq!(page.icon().unwrap(), "icon.svg");
        assert!(Page::new("<p>").script().is_err());
    }

    #[test]
    fn quotes_stay_as_they_are() {
        let html = "  <p>a\n\n  <pre>fn f() {\n    g();\n\n}</pre>\n  <p>b\n";
        let page = Page::new(html).alone("");
        assert_eq!(page, "<p>a\n<pre>fn f() {\n    g();\n\n}</pre>\n<p>b\n");
    }

    #[test]
    fn what_it_loads_is_replaced_and_nothing_else() {
        let files = Bundled {
            style: "a/page.css",
            script: "a/main.js",
            imports: &["a/chunk.js"],
        };
        let expected = "<!doctype html>\n<head>\n<meta charset=\"utf-8\">\n\
            <link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n\
            <link rel=\"stylesheet\" href=\"a/page.css\">\n\
            <link rel=\"modulepreload\" href=\"a/chunk.js\">\n\
            <script type=\"module\" src=\"a/main.js\"></script>\n</head>\n<p>text\n";
        assert_eq!(Page::new(HTML).bundled(&files), expected);
    }
}

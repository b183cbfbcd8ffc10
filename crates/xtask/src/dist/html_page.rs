//! A page of `www`, and its version that loads bundled files.

use anyhow::{Context, Result, ensure};

/// The line that loads a page's script.
const SCRIPT: &str = "<script type=\"module\" src=\"";

/// The line that loads a style sheet.
const STYLE: &str = "<link rel=\"stylesheet\" href=\"";

/// The line with the policy of a page.
const POLICY: &str = "<meta http-equiv=\"Content-Security-Policy\"";

/// The line that names the icon.
const ICON: &str = "<link rel=\"icon\" href=\"";

/// The lines of a page.
#[derive(Debug)]
pub(crate) struct HtmlPage<'a>(Vec<&'a str>);

/// The bundled files that a page loads.
#[derive(Debug)]
pub(crate) struct Bundled<'a> {
    /// The style sheet.
    pub(crate) style: &'a str,
    /// The entry module.
    pub(crate) script: &'a str,
    /// The modules that it imports statically.
    pub(crate) imports: &'a [&'a str],
}

impl<'a> HtmlPage<'a> {
    /// Parses the source of a page and removes indentation outside of `<pre>`.
    pub(crate) fn new(html: &'a str) -> Self {
        let mut is_in_pre = false;
        let mut lines = Vec::new();
        for line in html.lines() {
            let was_in_pre = is_in_pre;
            is_in_pre = match (line.rfind("<pre"), line.rfind("</pre>")) {
                (start, end) if start != end => start > end,
                _ => is_in_pre,
            };
            let line = if was_in_pre { line } else { line.trim_start() };
            let line = if is_in_pre { line } else { line.trim_end() };
            if was_in_pre || !line.is_empty() {
                lines.push(line);
            }
        }
        Self(lines)
    }

    /// The entry module.
    ///
    /// # Errors
    /// The page has no module script, or several.
    pub(crate) fn script(&self) -> Result<&'a str> {
        let mut scripts = self.addresses(SCRIPT);
        let script = scripts.next().context("the page has no module script")?;
        ensure!(scripts.next().is_none(), "the page has two module scripts");
        Ok(script)
    }

    /// The addresses of the style sheets.
    pub(crate) fn styles(&self) -> impl Iterator<Item = &'a str> {
        self.addresses(STYLE)
    }

    /// The address of the icon.
    ///
    /// # Errors
    /// The page has no icon.
    pub(crate) fn icon(&self) -> Result<&'a str> {
        self.addresses(ICON).next().context("the page has no icon")
    }

    /// The page with the bundled files in place of the sources.
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

    /// The page without links and module scripts; `head` replaces its policy.
    pub(crate) fn without_links(&self, head: &str) -> String {
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
    use super::{Bundled, HtmlPage};

    const HTML: &str = "<!doctype html>\n<head>\n  <meta charset=\"utf-8\">\n\
        \x20 <link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\n\
        \x20 <link rel=\"stylesheet\" href=\"board/board.css\">\n\
        \x20 <link rel=\"stylesheet\" href=\"play/play.css\">\n\
        \x20 <script type=\"module\" src=\"play/main.js\"></script>\n</head>\n\n  <p>text\n";

    #[test]
    fn links_are_found() {
        let page = HtmlPage::new(HTML);
        assert_eq!(page.script().unwrap(), "play/main.js");
        assert!(page.styles().eq(["board/board.css", "play/play.css"]));
        assert_eq!(page.icon().unwrap(), "icon.svg");
        assert!(HtmlPage::new("<p>").script().is_err());
    }

    #[test]
    fn preformatted_text_is_unchanged() {
        let html = "  <p>a\n\n  <pre>fn f() {\n    g();\n\n}</pre>\n  <p>b\n";
        let page = HtmlPage::new(html).without_links("");
        assert_eq!(page, "<p>a\n<pre>fn f() {\n    g();\n\n}</pre>\n<p>b\n");
    }

    #[test]
    fn only_links_and_scripts_are_replaced() {
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
        assert_eq!(HtmlPage::new(HTML).bundled(&files), expected);
    }
}

//! What a browser gets for an address: pure but for reading files.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The policy of the page, sent as a header too, so that what a strict host forbids fails here.
///
/// It goes out with HTML only: a worker whose own response forbids it may not compile wasm.
const POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
    connect-src 'self'; img-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types micro-max";

/// Folders laid over each other and served as one.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// Searched in this order.
    pub(crate) folders: Vec<PathBuf>,
    /// The address of a script that runs before any other of each page.
    pub(crate) first_script: Option<&'static str>,
}

/// A response.
#[derive(Debug, PartialEq)]
pub(crate) struct Answer {
    /// The code of HTTP.
    pub(crate) status: u16,
    /// Names and values.
    pub(crate) headers: Vec<(&'static str, String)>,
    /// The bytes of the file, or a sentence.
    pub(crate) body: Vec<u8>,
}

impl Site {
    /// The answer to a request for an address like `/board/board.css?x=1`.
    pub(crate) fn answer(&self, method: &str, address: &str) -> Answer {
        if !matches!(method, "GET" | "HEAD") {
            return sentence(405, "only GET and HEAD are answered").with("Allow", "GET, HEAD");
        }
        let path = address.split(['?', '#']).next().unwrap_or_default();
        match segments(path).and_then(|segments| self.find(&segments)) {
            Some(file) if file.is_dir() => {
                sentence(301, "see there").with("Location", &slash(path))
            }
            Some(file) => self.file(&file),
            None => sentence(404, "there is no such file"),
        }
    }

    /// The first of the folders that has such a file; nothing outside the folders, by links either.
    fn find(&self, segments: &[String]) -> Option<PathBuf> {
        self.folders.iter().find_map(|folder| {
            let folder = folder.canonicalize().ok()?;
            let mut path = folder.clone();
            path.extend(segments);
            if segments.last().is_none_or(String::is_empty) {
                path.push("index.html");
            }
            path.canonicalize()
                .ok()
                .filter(|file| file.starts_with(&folder))
        })
    }

    fn file(&self, path: &Path) -> Answer {
        let Ok(body) = fs::read(path) else {
            return sentence(404, "the file cannot be read");
        };
        let kind = media_type(path);
        let answer = Answer {
            status: 200,
            headers: Vec::new(),
            body,
        }
        .with("Content-Type", kind);
        if !kind.starts_with("text/html") {
            return answer;
        }
        let body = self.with_first_script(answer.body);
        Answer { body, ..answer }.with("Content-Security-Policy", POLICY)
    }

    fn with_first_script(&self, page: Vec<u8>) -> Vec<u8> {
        let Some(script) = self.first_script else {
            return page;
        };
        let tag = format!("<head>\n<script src=\"{script}\"></script>");
        String::from_utf8_lossy(&page)
            .replacen("<head>", &tag, 1)
            .into_bytes()
    }
}

impl Answer {
    fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }
}

fn sentence(status: u16, text: &str) -> Answer {
    let body = format!("{text}\n").into_bytes();
    let answer = Answer {
        status,
        headers: Vec::new(),
        body,
    };
    answer.with("Content-Type", "text/plain; charset=utf-8")
}

fn slash(path: &str) -> String {
    format!("{path}/")
}

/// The decoded parts of a path between its slashes; none if one could lead outside.
fn segments(path: &str) -> Option<Vec<String>> {
    let names: Vec<String> = path
        .strip_prefix('/')?
        .split('/')
        .map(decode)
        .collect::<Option<_>>()?;
    let is_name = |name: &String| !name.starts_with('.') && !name.contains(['/', '\\', '\0', ':']);
    let (last, folders) = names.split_last()?;
    let all_are_names =
        is_name(last) && folders.iter().all(|name| !name.is_empty() && is_name(name));
    all_are_names.then_some(names)
}

/// Resolves `%20` and the like.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'%' {
            let (high, low) = (digit(rest.next()?)?, digit(rest.next()?)?);
            bytes.push(high * 16 + low);
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).ok()
}

fn digit(byte: u8) -> Option<u8> {
    char::from(byte)
        .to_digit(16)
        .and_then(|digit| u8::try_from(digit).ok())
}

/// The media type by the file's ending; a wrong one and browsers drop scripts and styles.
fn media_type(path: &Path) -> &'static str {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("md" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::{Answer, Site};
    use std::{env, fs, path::PathBuf, process};

    /// Two folders over each other, and a file beside them that nobody may read.
    fn site(name: &str) -> Site {
        let base = env::temp_dir().join(format!("micro-max-site-{name}-{}", process::id()));
        let write = |path: &str, text: &str| -> PathBuf {
            let path = base.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(&path, text).unwrap();
            path
        };
        write("secret.txt", "secret");
        write("www/index.html", "<head>\n<title>page</title>");
        write("www/learn/index.html", "<head>");
        write("www/a b.css", "first");
        write("www/.hidden", "hidden");
        write("built/a b.css", "second");
        write("built/micro-max.worker.js", "worker");
        Site {
            folders: vec![base.join("www"), base.join("built")],
            first_script: None,
        }
    }

    fn header<'a>(answer: &'a Answer, name: &str) -> Option<&'a str> {
        let found = answer.headers.iter().find(|(header, _)| *header == name);
        found.map(|(_, value)| value.as_str())
    }

    #[test]
    fn first_folder_wins_and_second_fills_in() {
        let site = site("overlay");
        assert_eq!(site.answer("GET", "/a%20b.css").body, b"first");
        assert_eq!(
            site.answer("GET", "/micro-max.worker.js?v=1").body,
            b"worker"
        );
    }

    #[test]
    fn only_pages_carry_the_policy() {
        let site = site("policy");
        let page = site.answer("GET", "/");
        assert_eq!(
            header(&page, "Content-Type"),
            Some("text/html; charset=utf-8")
        );
        assert!(
            header(&page, "Content-Security-Policy")
                .unwrap()
                .starts_with("default-src 'none'")
        );
        let worker = site.answer("HEAD", "/micro-max.worker.js");
        assert_eq!(
            header(&worker, "Content-Type"),
            Some("text/javascript; charset=utf-8")
        );
        assert_eq!(header(&worker, "Content-Security-Policy"), None);
    }

    #[test]
    fn nothing_outside_the_folders() {
        let site = site("outside");
        for address in [
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/learn/../../secret.txt",
            "/.hidden",
            "/learn//../../secret.txt",
            "//etc/passwd",
            "/..\\secret.txt",
            "/%00",
            "/%",
            "/C:/secret.txt",
            "",
            "secret.txt",
            "/none.js",
        ] {
            assert_eq!(site.answer("GET", address).status, 404, "{address}");
        }
    }

    #[test]
    fn folders_have_an_index_and_end_in_a_slash() {
        let site = site("index");
        let answer = site.answer("GET", "/learn");
        assert_eq!(
            (answer.status, header(&answer, "Location")),
            (301, Some("/learn/"))
        );
        assert_eq!(site.answer("GET", "/learn/").status, 200);
    }

    #[test]
    fn other_methods_are_refused() {
        let answer = site("method").answer("POST", "/");
        assert_eq!(
            (answer.status, header(&answer, "Allow")),
            (405, Some("GET, HEAD"))
        );
    }

    #[test]
    fn a_script_comes_before_the_others() {
        let site = Site {
            first_script: Some("/watch.js"),
            ..site("script")
        };
        let page = String::from_utf8(site.answer("GET", "/index.html").body).unwrap();
        assert_eq!(
            page,
            "<head>\n<script src=\"/watch.js\"></script>\n<title>page</title>"
        );
    }
}

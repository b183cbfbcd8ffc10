use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::Answer;

/// The policy of the project's pages, sent as a header too, so that what a strict host forbids fails here. A page
/// of examples shows them in frames; that the others show none says the policy in their own heads.
///
/// It goes out with HTML only: a worker whose own response forbids it may not compile wasm.
pub const STRICT_POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
    connect-src 'self'; img-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types micro-max";

/// Folders laid over each other and served as one: what a browser gets for an address.
#[derive(Clone, Debug)]
pub struct Site {
    folders: Vec<PathBuf>,
    folder: String,
    first_script: Option<String>,
    policy: Option<String>,
    is_open_to_all: bool,
}

impl Site {
    /// The folders, searched in this order, under [`STRICT_POLICY`].
    ///
    /// # Examples
    /// ```
    /// # use server::Site;
    /// let answer = Site::of(vec!["src".into()]).answer("GET", "/site.rs");
    /// assert_eq!(answer.status, 200);
    /// ```
    pub fn of(folders: Vec<PathBuf>) -> Self {
        Self {
            folders,
            folder: "/".to_owned(),
            first_script: None,
            policy: Some(STRICT_POLICY.to_owned()),
            is_open_to_all: false,
        }
    }

    /// The same in a sub-folder of the host, like `/chess/`; beside it there is nothing.
    ///
    /// # Examples
    /// ```
    /// # use server::Site;
    /// let site = Site::of(vec!["src".into()]).under("/chess/");
    /// assert_eq!(site.answer("GET", "/chess/site.rs").status, 200);
    /// assert_eq!(site.answer("GET", "/site.rs").status, 404);
    /// ```
    #[must_use]
    pub fn under(self, folder: &str) -> Self {
        Self {
            folder: folder.to_owned(),
            ..self
        }
    }

    /// With a script of the site that runs before any other of each page.
    ///
    /// # Examples
    /// ```
    /// # use server::Site;
    /// let site = Site::of(vec!["src".into()]).with_first_script("first.js");
    /// ```
    #[must_use]
    pub fn with_first_script(self, script: &str) -> Self {
        Self {
            first_script: Some(script.to_owned()),
            ..self
        }
    }

    /// With another policy, or none.
    ///
    /// # Examples
    /// ```
    /// # use server::Site;
    /// let lenient = Site::of(vec!["src".into()]).with_policy(None);
    /// let strict = lenient.with_policy(Some("script-src 'self'"));
    /// ```
    #[must_use]
    pub fn with_policy(self, policy: Option<&str>) -> Self {
        Self {
            policy: policy.map(str::to_owned),
            ..self
        }
    }

    /// With leave for the pages of other hosts to read it, as content delivery networks give it.
    ///
    /// # Examples
    /// ```
    /// # use server::Site;
    /// let answer = Site::of(vec!["src".into()]).open_to_all().answer("GET", "/site.rs");
    /// assert!(answer.headers.contains(&("Access-Control-Allow-Origin", "*".to_owned())));
    /// ```
    #[must_use]
    pub fn open_to_all(self) -> Self {
        Self {
            is_open_to_all: true,
            ..self
        }
    }

    /// The folder of the host that it is served in.
    pub(crate) fn folder(&self) -> &str {
        &self.folder
    }

    /// The answer to a request for an address like `/board/board.css?x=1`.
    ///
    /// # Examples
    /// ```
    /// # use server::Site;
    /// let site = Site::of(vec!["src".into()]);
    /// assert_eq!(site.answer("GET", "/none.rs").status, 404);
    /// assert_eq!(site.answer("POST", "/site.rs").status, 405);
    /// ```
    pub fn answer(&self, method: &str, address: &str) -> Answer {
        if !matches!(method, "GET" | "HEAD") {
            return Answer::sentence(405, "only GET and HEAD are answered")
                .with("Allow", "GET, HEAD");
        }
        let path = address.split(['?', '#']).next().unwrap_or_default();
        match self
            .own_part(path)
            .and_then(segments)
            .and_then(|segments| self.find(&segments))
        {
            Some(file) if file.is_dir() => {
                Answer::sentence(301, "see there").with("Location", &format!("{path}/"))
            }
            Some(file) => self.file(&file),
            None => Answer::sentence(404, "there is no such file"),
        }
    }

    /// A path of the host as one of the site.
    fn own_part<'a>(&self, path: &'a str) -> Option<&'a str> {
        path.strip_prefix(self.folder.strip_suffix('/')?)
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
            return Answer::sentence(404, "the file cannot be read");
        };
        let kind = media_type(path);
        let is_page = kind.starts_with("text/html");
        let body = if is_page {
            self.begun_by_script(body)
        } else {
            body
        };
        let mut answer = Answer::file(kind, body);
        if let Some(policy) = self.policy.as_ref().filter(|_| is_page) {
            answer = answer.with("Content-Security-Policy", policy);
        }
        if self.is_open_to_all {
            answer = answer.with("Access-Control-Allow-Origin", "*");
        }
        answer
    }

    fn begun_by_script(&self, page: Vec<u8>) -> Vec<u8> {
        let Some(script) = &self.first_script else {
            return page;
        };
        let tag = format!("<head>\n<script src=\"{}{script}\"></script>", self.folder);
        String::from_utf8_lossy(&page)
            .replacen("<head>", &tag, 1)
            .into_bytes()
    }
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
    use super::Site;
    use crate::Answer;
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
        Site::of(vec![base.join("www"), base.join("built")])
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
    fn a_host_may_send_another_policy_or_none() {
        let open = site("open")
            .with_policy(None)
            .open_to_all()
            .answer("GET", "/");
        assert_eq!(header(&open, "Content-Security-Policy"), None);
        assert_eq!(header(&open, "Access-Control-Allow-Origin"), Some("*"));
        let own = site("own")
            .with_policy(Some("script-src 'none'"))
            .answer("GET", "/");
        assert_eq!(
            header(&own, "Content-Security-Policy"),
            Some("script-src 'none'")
        );
        assert_eq!(header(&own, "Access-Control-Allow-Origin"), None);
    }

    #[test]
    fn a_site_in_a_sub_folder() {
        let site = site("sub").under("/a/b/").with_first_script("first.js");
        assert_eq!(site.answer("GET", "/a/b/a%20b.css").body, b"first");
        let page = String::from_utf8(site.answer("GET", "/a/b/").body).unwrap();
        assert!(page.contains("<script src=\"/a/b/first.js\">"), "{page}");
        for address in ["/", "/a", "/a/bc/", "/a%20b.css", "/a/b/../../secret.txt"] {
            assert_eq!(site.answer("GET", address).status, 404, "{address}");
        }
    }

    #[test]
    fn a_script_comes_before_the_others() {
        let site = site("script").with_first_script("first.js");
        let page = String::from_utf8(site.answer("GET", "/index.html").body).unwrap();
        assert_eq!(
            page,
            "<head>\n<script src=\"/first.js\"></script>\n<title>page</title>"
        );
    }
}

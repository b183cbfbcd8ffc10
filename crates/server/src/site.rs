use std::{path::PathBuf, sync::Arc};

use anyhow::Result;
use axum::{
    Router,
    body::{Body, to_bytes},
    extract::State,
    http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header},
    middleware::{from_fn_with_state, map_response_with_state},
    response::Response,
};
use tower_http::services::ServeDir;

use crate::{
    guard::{Folders, stay_inside},
    unfinished::{Unfinished, hold},
};

/// The size limit of pages that a script is inserted into, in bytes.
const LONGEST_PAGE: usize = 16 << 20;

/// The content security policy of the project's pages. It is also sent as a header, so that
/// whatever a strict host forbids fails in the tests. `frame-src` is for the page that shows
/// examples in frames; the other pages forbid frames themselves.
///
/// It is sent with HTML only: a worker whose own response carries it may not compile WebAssembly.
pub const STRICT_POLICY: &str = "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; \
    connect-src 'self'; img-src 'self'; manifest-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; \
    require-trusted-types-for 'script'; trusted-types micro-max";

/// The content of a server: folders, searched in order, and the headers sent with their files.
#[derive(Clone, Debug)]
pub struct Site {
    folders: Vec<PathBuf>,
    folder: String,
    first_script: Option<String>,
    policy: Option<String>,
    is_open_to_all: bool,
    unfinished: Option<Unfinished>,
}

impl Site {
    /// Creates a site from folders, under [`STRICT_POLICY`]. If two folders contain the same path,
    /// the file of the first is served.
    pub fn new(folders: Vec<PathBuf>) -> Self {
        Self {
            folders,
            folder: "/".to_owned(),
            first_script: None,
            policy: Some(STRICT_POLICY.to_owned()),
            is_open_to_all: false,
            unfinished: None,
        }
    }

    /// Serves the site from a sub-folder of the host, such as `/chess/`, and nothing outside it.
    #[must_use]
    pub fn under(mut self, folder: &str) -> Self {
        folder.clone_into(&mut self.folder);
        self
    }

    /// Inserts a script of the site into each page, before all other scripts.
    #[must_use]
    pub fn with_first_script(mut self, script: &str) -> Self {
        self.first_script = Some(script.to_owned());
        self
    }

    /// Sends another content security policy, or none.
    #[must_use]
    pub fn with_policy(mut self, policy: Option<&str>) -> Self {
        self.policy = policy.map(str::to_owned);
        self
    }

    /// Lets pages of other hosts read the files, as content delivery networks do.
    #[must_use]
    pub fn open_to_all(mut self) -> Self {
        self.is_open_to_all = true;
        self
    }

    /// Lets requests for unfinished files wait.
    #[must_use]
    pub fn with_unfinished(mut self, files: &Unfinished) -> Self {
        self.unfinished = Some(files.clone());
        self
    }

    /// The sub-folder of the host, `/` if the site is the whole host.
    pub(crate) fn folder(&self) -> &str {
        &self.folder
    }

    /// Returns the service that answers requests for the site.
    pub(crate) fn router(&self) -> Result<Router> {
        let prefix = self.folder.trim_end_matches('/');
        let files = self.folders.iter().rev().fold(Router::new(), |rest, path| {
            let files = ServeDir::new(path).redirect_path_prefix(prefix);
            Router::new().fallback_service(files.fallback(rest))
        });
        let site = if prefix.is_empty() {
            files
        } else {
            Router::new().nest_service(&self.folder, files)
        };
        let folders = Folders {
            paths: self.folders.clone(),
            prefix: prefix.to_owned(),
        };
        let site = site.layer(from_fn_with_state(Arc::new(folders), stay_inside));
        let finish = Finish {
            headers: self.headers()?,
            page_headers: self.page_headers()?,
            first_script: self.first_script_tag(),
        };
        let site = match &self.unfinished {
            Some(files) => site.layer(from_fn_with_state(files.clone(), hold)),
            None => site,
        };
        Ok(site.layer(map_response_with_state(Arc::new(finish), finished)))
    }

    fn headers(&self) -> Result<HeaderMap> {
        let mut headers = vec![
            // Nothing is cached, so that the next load has the changes of a file.
            (header::CACHE_CONTROL, "no-store"),
            (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        ];
        if self.is_open_to_all {
            headers.push((header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"));
        }
        header_map(&headers)
    }

    /// The additional headers of HTML.
    fn page_headers(&self) -> Result<HeaderMap> {
        let policy = self.policy.as_deref();
        let headers: Vec<_> = policy
            .map(|policy| (header::CONTENT_SECURITY_POLICY, policy))
            .into_iter()
            .collect();
        header_map(&headers)
    }

    fn first_script_tag(&self) -> Option<String> {
        let script = self.first_script.as_ref()?;
        Some(format!("<script src=\"{}{script}\"></script>", self.folder))
    }
}

fn header_map(headers: &[(HeaderName, &str)]) -> Result<HeaderMap> {
    headers
        .iter()
        .map(|(name, value)| Ok((name.clone(), HeaderValue::from_str(value)?)))
        .collect()
}

/// The additions to the responses.
#[derive(Debug)]
struct Finish {
    headers: HeaderMap,
    page_headers: HeaderMap,
    first_script: Option<String>,
}

async fn finished(State(finish): State<Arc<Finish>>, mut response: Response) -> Response {
    response.headers_mut().extend(finish.headers.clone());
    let media_type = response.headers().get(header::CONTENT_TYPE);
    let is_page = media_type.is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"));
    if !is_page {
        return response;
    }
    response.headers_mut().extend(finish.page_headers.clone());
    match &finish.first_script {
        Some(script) => with_first_script(response, script).await,
        None => response,
    }
}

/// Inserts the script at the beginning of the page's head.
async fn with_first_script(response: Response, script: &str) -> Response {
    let (mut parts, body) = response.into_parts();
    let Ok(page) = to_bytes(body, LONGEST_PAGE).await else {
        parts.status = StatusCode::INTERNAL_SERVER_ERROR;
        return Response::from_parts(parts, Body::empty());
    };
    let page = String::from_utf8_lossy(&page).replacen("<head>", &format!("<head>\n{script}"), 1);
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::from(page))
}

#[cfg(test)]
mod tests {
    use super::{STRICT_POLICY, Site};
    use crate::{Server, Unfinished};
    use std::{
        env, fs,
        path::PathBuf,
        process,
        sync::atomic::{AtomicUsize, Ordering},
        thread,
    };
    use ureq::{Agent, Body, http::Response};

    /// A site of two folders with a common file, and a file next to them that must not be served.
    fn site() -> Site {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let base = env::temp_dir().join(format!("micro-max-site-{}-{number}", process::id()));
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
        write("built/a b.css", "second");
        write("built/micro-max.worker.js", "worker");
        write("built/site.webmanifest", "{}");
        Site::new(vec![base.join("www"), base.join("built")])
    }

    /// Requests a path of the host and returns the response; redirects are not followed.
    fn response(server: &Server, path: &str) -> Response<Body> {
        let agent: Agent = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .build()
            .into();
        let url = format!("http://127.0.0.1:{}{path}", server.port());
        agent.get(url).call().unwrap()
    }

    fn text(server: &Server, path: &str) -> String {
        response(server, path).body_mut().read_to_string().unwrap()
    }

    fn header(response: &Response<Body>, name: &str) -> Option<String> {
        let value = response.headers().get(name)?;
        Some(value.to_str().unwrap().to_owned())
    }

    #[test]
    fn the_first_folder_with_the_file_serves_it() {
        let server = Server::start(&site(), 0).unwrap();
        assert_eq!(text(&server, "/a%20b.css"), "first");
        assert_eq!(text(&server, "/micro-max.worker.js?v=1"), "worker");
        assert_eq!(response(&server, "/none.js").status(), 404);
    }

    #[test]
    fn media_types_are_those_that_browsers_insist_on() {
        let server = Server::start(&site(), 0).unwrap();
        for (path, media_type) in [
            ("/", "text/html"),
            ("/micro-max.worker.js", "text/javascript"),
            ("/a%20b.css", "text/css"),
            ("/site.webmanifest", "application/manifest+json"),
        ] {
            let found = header(&response(&server, path), "Content-Type").unwrap();
            assert_eq!(found, media_type, "{path}");
        }
    }

    #[test]
    fn only_pages_carry_the_policy() {
        let server = Server::start(&site(), 0).unwrap();
        let policy = |path| header(&response(&server, path), "Content-Security-Policy");
        assert_eq!(policy("/").as_deref(), Some(STRICT_POLICY));
        assert_eq!(policy("/micro-max.worker.js"), None);
    }

    #[test]
    fn files_outside_the_folders_are_not_served() {
        let server = Server::start(&site(), 0).unwrap();
        for path in [
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/learn/%2e%2e/%2e%2e/secret.txt",
            "//etc/passwd",
            "/..%5csecret.txt",
            "/%00",
            "/%",
        ] {
            assert_eq!(response(&server, path).status(), 404, "{path}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn symbolic_links_lead_nowhere_outside_the_folders() {
        use std::os::unix::fs::symlink;
        let site = site();
        let www = site.folders[0].clone();
        symlink("../secret.txt", www.join("link.txt")).unwrap();
        symlink("..", www.join("up")).unwrap();
        symlink("index.html", www.join("inside.html")).unwrap();
        fs::create_dir(www.join("start")).unwrap();
        symlink("../../secret.txt", www.join("start/index.html")).unwrap();
        for site in [site.clone(), site.under("/a/")] {
            let server = Server::start(&site, 0).unwrap();
            let base = site.folder();
            for path in [
                "link.txt",
                "l%69nk.txt",
                "up/secret.txt",
                "up",
                "start/",
                "start",
                "start/index.html",
                "learn/../link.txt",
            ] {
                let found = response(&server, &format!("{base}{path}")).status();
                assert_eq!(found, 404, "{base}{path}");
            }
            assert_eq!(
                text(&server, &format!("{base}inside.html")),
                "<head>\n<title>page</title>"
            );
        }
    }

    #[test]
    fn a_host_may_send_another_policy_or_none() {
        let open = Server::start(&site().with_policy(None).open_to_all(), 0).unwrap();
        let page = response(&open, "/");
        assert_eq!(header(&page, "Content-Security-Policy"), None);
        let origin = header(&page, "Access-Control-Allow-Origin");
        assert_eq!(origin.as_deref(), Some("*"));
        let policy = "script-src 'none'";
        let own = Server::start(&site().with_policy(Some(policy)), 0).unwrap();
        let page = response(&own, "/");
        let sent = header(&page, "Content-Security-Policy");
        assert_eq!(sent.as_deref(), Some(policy));
        assert_eq!(header(&page, "Access-Control-Allow-Origin"), None);
    }

    #[test]
    fn a_site_can_be_served_from_a_sub_folder() {
        let site = site().under("/a/b/").with_first_script("first.js");
        let server = Server::start(&site, 0).unwrap();
        assert_eq!(text(&server, "/a/b/a%20b.css"), "first");
        let page = text(&server, "/a/b/");
        assert!(page.contains("<script src=\"/a/b/first.js\">"), "{page}");
        let learn = response(&server, "/a/b/learn");
        assert!(learn.status().is_redirection(), "{}", learn.status());
        assert_eq!(header(&learn, "Location").as_deref(), Some("/a/b/learn/"));
        for path in ["/", "/a", "/a/bc/", "/a%20b.css"] {
            assert_eq!(response(&server, path).status(), 404, "{path}");
        }
    }

    #[test]
    fn the_first_script_precedes_all_others() {
        let server = Server::start(&site().with_first_script("first.js"), 0).unwrap();
        assert_eq!(
            text(&server, "/index.html"),
            "<head>\n<script src=\"/first.js\"></script>\n<title>page</title>"
        );
    }

    #[test]
    fn requests_for_unfinished_files_wait() {
        let worker = "micro-max.worker.js";
        let unfinished = Unfinished::new(&[worker], |_| ());
        let server = Server::start(&site().with_unfinished(&unfinished), 0).unwrap();
        thread::scope(|scope| {
            let waiting = scope.spawn(|| text(&server, &format!("/{worker}")));
            assert_eq!(text(&server, "/a%20b.css"), "first");
            assert!(!waiting.is_finished());
            unfinished.finish(worker);
            assert_eq!(waiting.join().unwrap(), "worker");
        });
    }
}

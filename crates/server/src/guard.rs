use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use axum::{
    extract::{Request, State},
    http::{StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use percent_encoding::percent_decode_str;

/// The names of this machine that browsers may use in an address of this server. Any other name in
/// a request means that the name of another host was pointed at this machine so that its pages
/// could read the files.
const HOSTS: [&str; 3] = ["127.0.0.1", "localhost", "[::1]"];

/// Refuses requests for other hosts with status 421.
pub(crate) async fn check_host(State(port): State<u16>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST);
    let name = host.and_then(|host| host.to_str().ok()).unwrap_or_default();
    if is_own(name, port) {
        next.run(request).await
    } else {
        StatusCode::MISDIRECTED_REQUEST.into_response()
    }
}

/// Whether a `Host` header names this server; port 80 may be left out.
fn is_own(host: &str, port: u16) -> bool {
    HOSTS.iter().any(|name| {
        host.get(..name.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(name))
            && match host[name.len()..].strip_prefix(':') {
                Some(given) => given == port.to_string(),
                None => host.len() == name.len() && port == 80,
            }
    })
}

/// The folders of a site and the part of each address before their paths.
#[derive(Debug)]
pub(crate) struct Folders {
    pub(crate) paths: Vec<PathBuf>,
    pub(crate) prefix: String,
}

/// Answers with status 404 if a symbolic link would lead out of the folder.
pub(crate) async fn stay_inside(
    State(folders): State<Arc<Folders>>,
    request: Request,
    next: Next,
) -> Response {
    let path = request.uri().path();
    let path = path.strip_prefix(&folders.prefix).unwrap_or(path);
    let path = percent_decode_str(path).decode_utf8_lossy().into_owned();
    let path = path.trim_matches('/');
    for folder in &folders.paths {
        // The file that is served for a folder may be a link, too.
        for file in [folder.join(path), folder.join(path).join("index.html")] {
            if leads_out(folder, &file).await {
                return StatusCode::NOT_FOUND.into_response();
            }
        }
    }
    next.run(request).await
}

/// Whether a file exists and is, without symbolic links, outside a folder.
async fn leads_out(folder: &Path, file: &Path) -> bool {
    let folder = tokio::fs::canonicalize(folder).await;
    let file = tokio::fs::canonicalize(file).await;
    matches!((folder, file), (Ok(ref folder), Ok(ref file)) if !file.starts_with(folder))
}

#[cfg(test)]
mod tests {
    use super::is_own;

    #[test]
    fn only_names_of_this_machine_with_the_port_are_its_own() {
        for host in [
            "127.0.0.1:8080",
            "localhost:8080",
            "LocalHost:8080",
            "[::1]:8080",
        ] {
            assert!(is_own(host, 8080), "{host}");
        }
        for host in [
            "",
            "127.0.0.1",
            "localhost",
            "localhost:80",
            "localhost:8080:8080",
            "localhost.evil.example:8080",
            "evil.example:8080",
            "127.0.0.1.evil.example:8080",
            "xlocalhost:8080",
            "[::1]8080",
            "[::2]:8080",
            "äöü",
        ] {
            assert!(!is_own(host, 8080), "{host}");
        }
        assert!(is_own("localhost", 80) && is_own("127.0.0.1:80", 80));
    }
}

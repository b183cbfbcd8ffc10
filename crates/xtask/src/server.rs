//! The static server on 127.0.0.1.

use std::{
    io::Write,
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
    thread,
};

use anyhow::{Result, anyhow};
use tiny_http::{Method, Request, StatusCode};

use crate::site::{Answer, Site};

/// Browsers ask for several files at once.
const THREADS: usize = 4;

/// A server at work; it ends with the process.
pub(crate) struct Server {
    port: u16,
    threads: Vec<thread::JoinHandle<()>>,
}

impl Server {
    /// Serves the site at the port; port 0 is any free one.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub(crate) fn start(site: Site, port: u16) -> Result<Self> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
        let listener = tiny_http::Server::http(address)
            .map_err(|error| anyhow!("cannot listen at port {port}: {error}"))?;
        let port = listener
            .server_addr()
            .to_ip()
            .map_or(port, |address| address.port());
        let shared = Arc::new((listener, site));
        let threads = (0..THREADS).map(|_| serve(Arc::clone(&shared))).collect();
        Ok(Self { port, threads })
    }

    /// The address of the page.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the process is ended.
    pub(crate) fn wait(self) {
        for thread in self.threads {
            drop(thread.join());
        }
    }
}

fn serve(shared: Arc<(tiny_http::Server, Site)>) -> thread::JoinHandle<()> {
    thread::spawn(move || {
        let (listener, site) = &*shared;
        for request in listener.incoming_requests() {
            let answer = site.answer(request.method().as_str(), request.url());
            respond(request, answer);
        }
    })
}

/// Answers, and asks the browser to close the connection.
///
/// `tiny_http` gives a connection that stays open a thread of its own, and counts idle threads so
/// that two connections at once may both get the last one: the second would wait until the first
/// is closed, minutes later. It does not let a `Response` say so, hence the head written here.
fn respond(request: Request, answer: Answer) {
    let is_head = *request.method() == Method::Head;
    let mut message = head(&answer).into_bytes();
    if !is_head {
        message.extend(answer.body);
    }
    let mut writer = request.into_writer();
    // A browser that went away while it was answered needs no answer.
    drop(writer.write_all(&message).and_then(|()| writer.flush()));
}

/// The status line and the headers.
fn head(answer: &Answer) -> String {
    let reason = StatusCode(answer.status).default_reason_phrase();
    let mut head = format!(
        "HTTP/1.1 {} {reason}\r\nContent-Length: {}\r\n",
        answer.status,
        answer.body.len()
    );
    let fixed = [
        ("Connection", "close"),
        // Nothing is kept: what is edited is seen at the next load.
        ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"),
    ];
    let own = answer
        .headers
        .iter()
        .map(|(name, value)| (*name, value.as_str()));
    for (name, value) in fixed.into_iter().chain(own) {
        head.extend([name, ": ", value, "\r\n"]);
    }
    head.push_str("\r\n");
    head
}

#[cfg(test)]
mod tests {
    use super::head;
    use crate::site::Answer;

    #[test]
    fn a_response_closes_its_connection() {
        let answer = Answer {
            status: 200,
            headers: vec![("Content-Type", "text/css".to_owned())],
            body: b"p{}".to_vec(),
        };
        let expected = "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nConnection: close\r\n\
            Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\n\
            Content-Type: text/css\r\n\r\n";
        assert_eq!(head(&answer), expected);
    }
}

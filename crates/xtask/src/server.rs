//! The static server on 127.0.0.1: one request for each connection, one thread for each of both.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    sync::Arc,
    thread,
    time::Duration,
};

use anyhow::{Context, Result};

use crate::site::{Answer, Site};

/// The longest request that is read, in bytes: browsers send less than a tenth of it.
const LONGEST_REQUEST: u64 = 64 << 10;

/// Browsers open connections before they need them; those that they never need are let go.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server at work; it ends with the process.
#[derive(Debug)]
pub(crate) struct Server {
    port: u16,
    thread: thread::JoinHandle<()>,
}

impl Server {
    /// Serves the site at the port; port 0 is any free one.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    pub(crate) fn start(site: Site, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("cannot listen at port {port}"))?;
        let port = listener.local_addr()?.port();
        let site = Arc::new(site);
        let thread = thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                let site = Arc::clone(&site);
                // A browser that went away while it was answered needs no answer.
                thread::spawn(move || drop(serve(&site, &connection)));
            }
        });
        Ok(Self { port, thread })
    }

    /// The address of the page.
    pub(crate) fn url(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// Serves until the process is ended.
    pub(crate) fn wait(self) {
        drop(self.thread.join());
    }
}

fn serve(site: &Site, mut connection: &TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let Some((method, address)) = read_request(connection)? else {
        return Ok(());
    };
    let answer = site.answer(&method, &address);
    connection.write_all(head(&answer).as_bytes())?;
    if method != "HEAD" {
        connection.write_all(&answer.body)?;
    }
    connection.flush()
}

/// The method and the address; none if the connection was not used or speaks something else.
fn read_request(connection: impl Read) -> io::Result<Option<(String, String)>> {
    let mut lines = BufReader::new(connection.take(LONGEST_REQUEST)).lines();
    let first = lines.next().transpose()?.unwrap_or_default();
    // The rest of the head is read too: a connection that is closed on unread bytes is reset.
    for line in lines {
        if line?.is_empty() {
            break;
        }
    }
    let mut words = first.split(' ').map(str::to_owned);
    Ok(words.next().zip(words.next()))
}

/// The lines before the body.
fn head(answer: &Answer) -> String {
    let mut lines = vec![
        format!("HTTP/1.1 {} {}", answer.status, reason(answer.status)),
        format!("Content-Length: {}", answer.body.len()),
        "Connection: close".to_owned(),
        // Nothing is kept: what is edited is seen at the next load.
        "Cache-Control: no-store".to_owned(),
        "X-Content-Type-Options: nosniff".to_owned(),
    ];
    let own = answer.headers.iter();
    lines.extend(own.map(|(name, value)| format!("{name}: {value}")));
    lines.join("\r\n") + "\r\n\r\n"
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        405 => "Method Not Allowed",
        _ => "Not Found",
    }
}

#[cfg(test)]
mod tests {
    use super::{Server, read_request};
    use crate::site::Site;
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    fn exchange(server: &Server, request: &str) -> String {
        let mut connection = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
        connection.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn requests_are_answered_while_others_wait() {
        let site = Site {
            folders: vec![crate::workspace::root().to_owned()],
            first_script: None,
        };
        let server = Server::start(site, 0).unwrap();
        let _idle: Vec<TcpStream> = (0..20)
            .map(|_| TcpStream::connect(("127.0.0.1", server.port)).unwrap())
            .collect();
        let answer = exchange(&server, "GET /LICENSE HTTP/1.1\r\nHost: a\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("\r\n\r\nMIT License"), "{answer}");
        let head = exchange(&server, "HEAD /LICENSE HTTP/1.1\r\n\r\n");
        assert!(
            head.contains("Content-Length: ") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        let missing = exchange(&server, "GET /none HTTP/1.1\r\n\r\n");
        assert!(missing.starts_with("HTTP/1.1 404 "), "{missing}");
    }

    #[test]
    fn what_is_no_request_is_not_answered() {
        assert_eq!(read_request(&b""[..]).unwrap(), None);
        assert_eq!(read_request(&b"hello\r\n\r\n"[..]).unwrap(), None);
        let request = Some(("GET".to_owned(), "/a".to_owned()));
        assert_eq!(
            read_request(&b"GET /a HTTP/1.1\r\nA: b\r\n\r\n"[..]).unwrap(),
            request
        );
    }
}

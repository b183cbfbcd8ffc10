use std::{
    io::{self, BufRead, BufReader, Read, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use anyhow::{Context, Result};

use crate::Site;

/// The longest request that is read, in bytes: browsers send less than a tenth of it.
const LONGEST_REQUEST: u64 = 64 << 10;

/// Browsers open connections before they need them; those that they never need are let go.
const PATIENCE: Duration = Duration::from_mins(1);

/// A server at work: one request for each connection, one thread for each of both. It ends with the process,
/// or when it is stopped.
#[derive(Debug)]
pub struct Server {
    port: u16,
    folder: String,
    is_stopped: Arc<AtomicBool>,
    thread: thread::JoinHandle<()>,
}

impl Server {
    /// Serves the site at the port; port 0 is any free one.
    ///
    /// # Errors
    /// The port is taken or not allowed.
    ///
    /// # Examples
    /// ```
    /// # use server::{Server, Site};
    /// let server = Server::start(Site::of(vec!["src".into()]), 0)?;
    /// assert!(server.url().starts_with("http://127.0.0.1:"));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    pub fn start(site: Site, port: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("cannot listen at port {port}"))?;
        let port = listener.local_addr()?.port();
        let folder = site.folder().to_owned();
        let is_stopped = Arc::new(AtomicBool::new(false));
        let is_over = Arc::clone(&is_stopped);
        let site = Arc::new(site);
        let thread = thread::spawn(move || {
            for connection in listener.incoming().flatten() {
                if is_over.load(Ordering::SeqCst) {
                    break;
                }
                let site = Arc::clone(&site);
                // A browser that went away while it was answered needs no answer.
                thread::spawn(move || drop(serve(&site, &connection)));
            }
        });
        Ok(Self {
            port,
            folder,
            is_stopped,
            thread,
        })
    }

    /// The port that it listens at.
    ///
    /// # Examples
    /// ```
    /// # use server::{Server, Site};
    /// let server = Server::start(Site::of(vec!["src".into()]), 0)?;
    /// assert_ne!(server.port(), 0);
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the page.
    ///
    /// # Examples
    /// ```
    /// # use server::{Server, Site};
    /// let server = Server::start(Site::of(vec!["src".into()]).under("/chess/"), 0)?;
    /// assert_eq!(server.url(), format!("http://127.0.0.1:{}/chess/", server.port()));
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.folder)
    }

    /// Serves until the process is ended.
    pub fn wait(self) {
        drop(self.thread.join());
    }

    /// Ends it: nobody listens at the port any more, and another server may.
    ///
    /// # Examples
    /// ```
    /// # use server::{Server, Site};
    /// let server = Server::start(Site::of(vec!["src".into()]), 0)?;
    /// let port = server.port();
    /// server.stop();
    /// assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_err());
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    pub fn stop(self) {
        self.is_stopped.store(true, Ordering::SeqCst);
        // It looks up when somebody comes.
        drop(TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)));
        drop(self.thread.join());
    }
}

fn serve(site: &Site, mut connection: &TcpStream) -> io::Result<()> {
    connection.set_read_timeout(Some(PATIENCE))?;
    let Some((method, address)) = read_request(connection)? else {
        return Ok(());
    };
    let answer = site.answer(&method, &address);
    connection.write_all(answer.head().as_bytes())?;
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

#[cfg(test)]
mod tests {
    use super::{Server, read_request};
    use crate::Site;
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    /// The folder of this crate.
    fn own_site() -> Site {
        Site::of(vec![env!("CARGO_MANIFEST_DIR").into()])
    }

    fn exchange(server: &Server, request: &str) -> String {
        let mut connection = TcpStream::connect(("127.0.0.1", server.port)).unwrap();
        connection.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        connection.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn requests_are_answered_while_others_wait() {
        let server = Server::start(own_site(), 0).unwrap();
        let _idle: Vec<TcpStream> = (0..20)
            .map(|_| TcpStream::connect(("127.0.0.1", server.port)).unwrap())
            .collect();
        let answer = exchange(&server, "GET /Cargo.toml HTTP/1.1\r\nHost: a\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.contains("\r\n\r\n[package]"), "{answer}");
        let head = exchange(&server, "HEAD /Cargo.toml HTTP/1.1\r\n\r\n");
        assert!(
            head.contains("Content-Length: ") && head.ends_with("\r\n\r\n"),
            "{head}"
        );
        let missing = exchange(&server, "GET /none HTTP/1.1\r\n\r\n");
        assert!(missing.starts_with("HTTP/1.1 404 "), "{missing}");
    }

    #[test]
    fn a_stopped_server_makes_room_for_another() {
        let first = Server::start(own_site(), 0).unwrap();
        let port = first.port();
        exchange(&first, "GET /Cargo.toml HTTP/1.1\r\n\r\n");
        first.stop();
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        let second = Server::start(own_site().under("/sub/"), port).unwrap();
        let answer = exchange(&second, "GET /sub/Cargo.toml HTTP/1.1\r\n\r\n");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
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

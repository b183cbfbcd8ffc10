use std::{
    future::pending,
    net::{Ipv4Addr, TcpListener},
};

use anyhow::{Context, Result};
use axum::{middleware::from_fn_with_state, serve::ListenerExt};
use tokio::runtime::Runtime;

use crate::{Site, guard::check_host};

/// A running server. It stops when it is dropped.
#[derive(Debug)]
pub struct Server {
    port: u16,
    folder: String,
    runtime: Runtime,
}

impl Server {
    /// Serves the site on a port; port 0 means any free port.
    pub fn start(site: &Site, port: u16) -> Result<Self> {
        let runtime = Runtime::new()?;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))
            .with_context(|| format!("cannot listen on port {port}"))?;
        listener.set_nonblocking(true)?;
        let port = listener.local_addr()?.port();
        let router = site.router()?.layer(from_fn_with_state(port, check_host));
        let listener = {
            let _context = runtime.enter();
            tokio::net::TcpListener::from_std(listener)?
        };
        // Without this, each small file waits for the acknowledgment of its headers, up to 40 ms.
        let listener = listener.tap_io(|connection| drop(connection.set_nodelay(true)));
        runtime.spawn(async move { axum::serve(listener, router).await });
        Ok(Self {
            port,
            folder: site.folder().to_owned(),
            runtime,
        })
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}{}", self.port, self.folder)
    }

    /// Serves until the process ends.
    pub fn wait(self) {
        self.runtime.block_on(pending::<()>());
    }

    /// Stops the server: its connections are closed, and another server can listen on the port.
    ///
    /// ```
    /// # use server::{Server, Site};
    /// let server = Server::start(&Site::new(vec!["src".into()]), 0)?;
    /// let port = server.port();
    /// server.stop();
    /// assert!(std::net::TcpStream::connect(("127.0.0.1", port)).is_err());
    /// # Ok::<(), anyhow::Error>(())
    /// ```
    pub fn stop(self) {
        drop(self.runtime);
    }
}

#[cfg(test)]
mod tests {
    use super::Server;
    use crate::Site;
    use std::{
        io::{Read, Write},
        net::TcpStream,
    };

    /// Sends a request and reads the head of the response, without closing the connection.
    fn request_on(connection: &mut TcpStream, path: &str) -> String {
        let host = connection.peer_addr().unwrap().to_string();
        request_host(connection, path, &host)
    }

    fn request_host(connection: &mut TcpStream, path: &str, host: &str) -> String {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n");
        connection.write_all(request.as_bytes()).unwrap();
        let mut bytes = [0; 4096];
        let length = connection.read(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).into_owned()
    }

    #[test]
    fn answers_while_other_connections_are_idle() {
        let site = Site::new(vec![env!("CARGO_MANIFEST_DIR").into()]);
        let server = Server::start(&site, 0).unwrap();
        let mut connections: Vec<TcpStream> = (0..20)
            .map(|_| TcpStream::connect(("127.0.0.1", server.port())).unwrap())
            .collect();
        let response = request_on(&mut connections[19], "/Cargo.toml");
        assert!(response.starts_with("HTTP/1.1 200 OK\r\n"), "{response}");
    }

    #[test]
    fn answers_requests_for_its_own_names_only() {
        let site = Site::new(vec![env!("CARGO_MANIFEST_DIR").into()]);
        let server = Server::start(&site, 0).unwrap();
        let port = server.port();
        for (host, status) in [
            (format!("localhost:{port}"), "200"),
            (format!("[::1]:{port}"), "200"),
            (format!("evil.example:{port}"), "421"),
            ("localhost".to_owned(), "421"),
        ] {
            let mut connection = TcpStream::connect(("127.0.0.1", port)).unwrap();
            let response = request_host(&mut connection, "/Cargo.toml", &host);
            assert!(
                response.starts_with(&format!("HTTP/1.1 {status} ")),
                "{host}: {response}"
            );
        }
    }

    #[test]
    fn stop_closes_open_connections_and_frees_the_port() {
        let site = Site::new(vec![env!("CARGO_MANIFEST_DIR").into()]);
        let first = Server::start(&site, 0).unwrap();
        let port = first.port();
        let mut connection = TcpStream::connect(("127.0.0.1", port)).unwrap();
        request_on(&mut connection, "/none");
        first.stop();
        let mut rest = String::new();
        // Closed or reset: in both cases a browser notices at once that the host is gone.
        drop(connection.read_to_string(&mut rest));
        assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
        let second = Server::start(&site.under("/sub/"), port).unwrap();
        let mut connection = TcpStream::connect(("127.0.0.1", second.port())).unwrap();
        let response = request_on(&mut connection, "/sub/Cargo.toml");
        assert!(response.starts_with("HTTP/1.1 200 OK\r\n"), "{response}");
    }
}

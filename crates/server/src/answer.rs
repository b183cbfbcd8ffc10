/// A response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The code of HTTP.
    pub status: u16,
    /// Names and values.
    pub headers: Vec<(&'static str, String)>,
    /// The bytes of the file, or a sentence.
    pub body: Vec<u8>,
}

impl Answer {
    /// A file's bytes.
    pub(crate) fn file(kind: &str, body: Vec<u8>) -> Self {
        let headers = Vec::new();
        let answer = Self {
            status: 200,
            headers,
            body,
        };
        answer.with("Content-Type", kind)
    }

    /// What there is to say when there is no file.
    pub(crate) fn sentence(status: u16, text: &str) -> Self {
        let (headers, body) = (Vec::new(), format!("{text}\n").into_bytes());
        let answer = Self {
            status,
            headers,
            body,
        };
        answer.with("Content-Type", "text/plain; charset=utf-8")
    }

    /// With one header more.
    pub(crate) fn with(mut self, name: &'static str, value: &str) -> Self {
        self.headers.push((name, value.to_owned()));
        self
    }

    /// The lines before the body.
    pub(crate) fn head(&self) -> String {
        let mut lines = vec![
            format!("HTTP/1.1 {} {}", self.status, reason(self.status)),
            format!("Content-Length: {}", self.body.len()),
            "Connection: close".to_owned(),
            // Nothing is kept: what is edited is seen at the next load.
            "Cache-Control: no-store".to_owned(),
            "X-Content-Type-Options: nosniff".to_owned(),
        ];
        let own = self.headers.iter();
        lines.extend(own.map(|(name, value)| format!("{name}: {value}")));
        lines.join("\r\n") + "\r\n\r\n"
    }
}

fn reason(status: u16) -> &'static str {
    match status {
        200 => "OK",
        301 => "Moved Permanently",
        405 => "Method Not Allowed",
        _ => "Not Found",
    }
}

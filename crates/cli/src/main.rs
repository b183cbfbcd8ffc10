//! The command `micro-max`.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use cli::{HELP, Request};

/// The exit code for arguments that are not understood.
const BAD_ARGUMENTS: u8 = 2;

fn main() -> ExitCode {
    let request = match cli::parse_args(std::env::args_os().skip(1)) {
        Ok(request) => request,
        Err(error) => {
            eprintln!("micro-max: {error}; 'micro-max --help' tells what there is");
            return ExitCode::from(BAD_ARGUMENTS);
        }
    };
    match run(request) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has gone, and wants nothing more.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("micro-max: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(request: Request) -> io::Result<()> {
    let mut output = io::stdout();
    match request {
        Request::Uci => cli::uci(io::BufReader::new(io::stdin()), output),
        Request::Console(settings) => cli::console(io::stdin().lock(), output.lock(), settings),
        Request::Perft { position, depth } => cli::perft(&mut output, &position, depth),
        Request::Inside(words) => cli::inside(&mut output, &words),
        Request::Bench => cli::bench(&mut output),
        Request::Help => output.write_all(HELP.as_bytes()),
        Request::Version => writeln!(output, "micro-max {}", env!("CARGO_PKG_VERSION")),
    }
}

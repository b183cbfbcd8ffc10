//! The command `micro-max`.

use std::ffi::OsStr;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use cli::{HELP, Request};

/// The exit code for invalid arguments.
const BAD_ARGUMENTS: u8 = 2;

fn main() -> ExitCode {
    let request = match cli::parse_args(std::env::args_os().skip(1)) {
        Ok(request) => request,
        Err(error) => {
            eprintln!("micro-max: {error}; 'micro-max --help' shows the commands");
            return ExitCode::from(BAD_ARGUMENTS);
        }
    };
    match run(request) {
        Ok(exit_code) => exit_code,
        // The reader of the output is gone.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("micro-max: {error}");
            ExitCode::FAILURE
        }
    }
}

fn run(request: Request) -> io::Result<ExitCode> {
    let mut output = io::stdout();
    match request {
        Request::Uci { variant_file } => {
            let input = io::BufReader::new(io::stdin());
            cli::uci(input, output, variant_file.as_deref())
        }
        Request::Console(settings) => cli::console(io::stdin().lock(), output.lock(), settings),
        Request::Perft { position, depth } => cli::perft(&mut output, &position, depth),
        Request::Inside(words) => cli::inside(&mut output, &words),
        Request::Bench => cli::bench(&mut output),
        Request::Variants => cli::list_variants(&mut output),
        Request::CheckVariants(file) => return check(&mut output, &file),
        Request::Help => output.write_all(HELP.as_bytes()),
        Request::Version => writeln!(output, "micro-max {}", env!("CARGO_PKG_VERSION")),
    }?;
    Ok(ExitCode::SUCCESS)
}

/// Checks a file that defines games; errors are written as `FILE: line 3, column 5: …`.
fn check(output: &mut impl Write, file: &OsStr) -> io::Result<ExitCode> {
    let shown = file.to_string_lossy();
    let text = match cli::read_games_file(file) {
        Ok(text) => text,
        Err(error) => {
            eprintln!("micro-max: {shown} cannot be read: {error}");
            return Ok(ExitCode::FAILURE);
        }
    };
    match cli::check_variants(output, &text)? {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(sentence) => {
            eprintln!("{shown}: {sentence}");
            Ok(ExitCode::FAILURE)
        }
    }
}

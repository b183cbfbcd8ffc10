//! The command line of the arena, which `cargo xtask match`, `levels`, `tactics` and `coach` run.

use std::process::ExitCode;

fn main() -> ExitCode {
    match arena::run() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            // Not `{error:?}`, which would add a backtrace under RUST_BACKTRACE.
            eprintln!("arena: {error:#}");
            ExitCode::FAILURE
        }
    }
}

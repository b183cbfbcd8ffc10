//! Cargo's runner for the tests of the crate `wasm`: in Node, or in a worker of a browser.
//!
//! It is wasm-bindgen's own runner as a library, so that `Cargo.lock` keeps it at the version of
//! the crate. It stands apart from `xtask`, which would take twice as long to build with it.

use std::{env, process::ExitCode};

use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

fn main() -> ExitCode {
    // The runner reads the first word as its own name.
    match run_cli_with_args(env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-runner: {error:#}");
            ExitCode::FAILURE
        }
    }
}

//! Cargo's runner for the tests of the crate `wasm`: in Node, or in a worker of a browser.
//!
//! It calls wasm-bindgen's own runner as a library, so that `Cargo.lock` pins it to the version of
//! the crate. It is separate from `xtask`, whose build it would make twice as long.

use std::{env, process::ExitCode};

use wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args;

fn main() -> ExitCode {
    // The runner takes the first word for its own name.
    match run_cli_with_args(env::args_os()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-runner: {error:#}");
            ExitCode::FAILURE
        }
    }
}

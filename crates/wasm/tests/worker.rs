//! A session in a worker of a browser.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)] // a panic fails the test

use wasm_bindgen_test::wasm_bindgen_test_configure;

mod conversation;

wasm_bindgen_test_configure!(run_in_dedicated_worker);

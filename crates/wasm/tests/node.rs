//! A session in Node, where tests run unless they say otherwise.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)] // a test that cannot go on says so by a panic

mod conversation;

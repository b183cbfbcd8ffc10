//! A session in Node, the default environment of these tests.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used)] // a panic fails the test

mod conversation;

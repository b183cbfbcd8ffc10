//! What the worker calls: it puts what is packed where `packed` says, calls `unpack`, and finds the
//! module where `module` says.

use core::{arch::wasm32::unreachable, panic::PanicInfo, sync::atomic::AtomicU8};

use lol_alloc::FailAllocator;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::unpack::{self, MODULE_BYTES, PACKED_BYTES};

#[global_allocator]
static NO_HEAP: FailAllocator = FailAllocator;

static PACKED: [AtomicU8; PACKED_BYTES] = [const { AtomicU8::new(0) }; PACKED_BYTES];
static MODULE: [AtomicU8; MODULE_BYTES] = [const { AtomicU8::new(0) }; MODULE_BYTES];

#[panic_handler]
fn trap(_: &PanicInfo<'_>) -> ! {
    unreachable()
}

/// Where what is packed is to be put.
#[wasm_bindgen]
pub fn packed() -> usize {
    PACKED.as_ptr().addr()
}

/// Where the module will be.
#[wasm_bindgen]
pub fn module() -> usize {
    MODULE.as_ptr().addr()
}

/// Unpacks, and returns how many bytes the module has.
#[wasm_bindgen]
pub fn unpack() -> usize {
    unpack::unpack(&PACKED, &MODULE)
}

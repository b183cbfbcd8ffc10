//! The allocator: small, because all that it is used for is small. The search allocates nothing.

use lol_alloc::{FreeListAllocator, LockedAllocator};

#[global_allocator]
static HEAP: LockedAllocator<FreeListAllocator> = LockedAllocator::new(FreeListAllocator::new());

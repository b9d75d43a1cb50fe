//! The door of the WebAssembly module: memory in, memory out. What is asked and answered is [`chesslaw::chess::request`].
//!
//! The page allocates a buffer with [`board_alloc`], writes a request there and calls [`board_ask`], which gives back where the answer stands
//! and how long it is, in one number: the address in the low 32 bits, the length in the high ones. Both are freed with [`board_free`].
//! These few lines are all the unsafe code of the project; nothing else is in this crate.

/// Room for `length` bytes.
#[unsafe(no_mangle)]
pub extern "C" fn board_alloc(length: usize) -> *mut u8 {
    Box::into_raw(vec![0_u8; length].into_boxed_slice()).cast()
}

/// Gives room back.
///
/// # Safety
/// `at` and `length` must be those of one buffer of [`board_alloc`] or one answer of [`board_ask`], not yet given back.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn board_free(at: *mut u8, length: usize) {
    // SAFETY: by the contract above this is the box that was let go of.
    drop(unsafe { Box::from_raw(std::ptr::slice_from_raw_parts_mut(at, length)) });
}

/// Answers the request in UTF-8 that stands at `at`.
///
/// # Safety
/// `length` bytes from `at` on must be readable.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn board_ask(at: *const u8, length: usize) -> u64 {
    // SAFETY: by the contract above.
    let request = unsafe { std::slice::from_raw_parts(at, length) };
    let answer = chesslaw::chess::request::answer(request).into_bytes().into_boxed_slice();
    let length = answer.len() as u64;
    let at = Box::into_raw(answer).cast::<u8>() as usize as u64;
    (length << 32) | (at & 0xffff_ffff)
}

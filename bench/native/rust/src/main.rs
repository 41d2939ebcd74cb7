//! The literal of typed_json (seed 001) beside that of serde_json, into a buffer that is used again and into a new String.
//!
//! Prints rows of Markdown: document, library, nanoseconds for one operation (the median of rounds), allocations.

use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

const ROUNDS: usize = 41;
const CALLS: u32 = 200_000;

struct Counting;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Relaxed);
        System.alloc(layout)
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        System.dealloc(pointer, layout)
    }
    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Relaxed);
        System.realloc(pointer, layout, size)
    }
}

#[global_allocator]
static GLOBAL: Counting = Counting;

/// The document, by either macro.
macro_rules! document {
    ($($macro:ident)::+, $i:ident) => {
        $($macro)::+!({
            "foo": $i, "bar": [$i], "baz": {
                "code": $i, "extra": null,
                "this": {"is": {"a": [$i, {"really": {"deep": ["object", $i, null, true, false]}}]}}
            }
        })
    };
}

fn expected(i: i32) -> String {
    format!(
        "{{\"foo\":{i},\"bar\":[{i}],\"baz\":{{\"code\":{i},\"extra\":null,\"this\":{{\"is\":{{\"a\":[{i},\
         {{\"really\":{{\"deep\":[\"object\",{i},null,true,false]}}}}]}}}}}}}}"
    )
}

/// A document equals what is expected; serde_json sorts the keys of its objects, so there the length must do.
fn check(i: i32, text: &[u8], in_order: bool) {
    let expected = expected(i);
    assert_eq!(text.len(), expected.len());
    assert!(!in_order || text == expected.as_bytes(), "{}", String::from_utf8_lossy(text));
}

/// `write` empties the buffer, writes the document with a number of one digit, and leaves it there.
fn row(library: &str, in_order: bool, mut write: impl FnMut(i32, &mut Vec<u8>)) {
    let mut buffer = Vec::with_capacity(1024);
    for i in 0..10 {
        write(i, &mut buffer);
        check(i, &buffer, in_order);
    }
    let mut nanoseconds = Vec::with_capacity(ROUNDS);
    let before = ALLOCATIONS.load(Relaxed);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let mut i = 0;
        for _ in 0..CALLS {
            write(black_box(i), &mut buffer);
            black_box(&buffer);
            i = if i == 9 { 0 } else { i + 1 };
        }
        nanoseconds.push(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
    }
    let allocations = ALLOCATIONS.load(Relaxed) - before;
    nanoseconds.sort_by(f64::total_cmp);
    let calls = ROUNDS as f64 * f64::from(CALLS);
    println!(
        "| literal, 122 bytes | {library} | {:.1} | {:.1} |",
        nanoseconds[ROUNDS / 2],
        allocations as f64 / calls
    );
}

fn main() {
    row("typed_json, buffer used again", true, |i, buffer| {
        buffer.clear();
        serde_json::to_writer(buffer, &document!(typed_json::json, i)).unwrap();
    });
    row("typed_json, new String", true, |i, buffer| {
        *buffer = serde_json::to_string(&document!(typed_json::json, i)).unwrap().into_bytes();
    });
    row("serde_json's json!, buffer used again", false, |i, buffer| {
        buffer.clear();
        serde_json::to_writer(buffer, &document!(serde_json::json, i)).unwrap();
    });
    row("serde_json's json!, new String", false, |i, buffer| {
        *buffer = serde_json::to_string(&document!(serde_json::json, i)).unwrap().into_bytes();
    });
}

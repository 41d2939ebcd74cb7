//! Typed documents by serde_json and sonic-rs.
//!
//! The argument is the folder with the documents. Prints lines of fields between tabs: document, way, library, and the
//! least and the median of the microseconds of processor time for one operation, over batches.

mod maps;
mod people;
mod twitter;

use serde::de::DeserializeOwned;
use serde::Serialize;
use std::hint::black_box;
use std::{env, fs, mem};

const WARMUP: f64 = 500_000.0; // microseconds of processor time
const BATCH: f64 = 50_000.0;
const BATCHES: usize = 40;
const BETWEEN_CLOCKS: f64 = 200.0;

/// Of the whole process, user and system, in microseconds.
fn processor_time() -> f64 {
    let usage = unsafe {
        let mut usage: libc::rusage = mem::zeroed();
        libc::getrusage(libc::RUSAGE_SELF, &mut usage);
        usage
    };
    let microseconds = |time: libc::timeval| time.tv_sec as f64 * 1e6 + time.tv_usec as f64;
    microseconds(usage.ru_utime) + microseconds(usage.ru_stime)
}

/// Microseconds for one operation, over at least so many of them.
fn batch(run: &mut impl FnMut(), least: f64, between: u32) -> f64 {
    let start = processor_time();
    let mut count = 0;
    loop {
        for _ in 0..between {
            run();
        }
        count += between;
        let spent = processor_time() - start;
        if spent >= least {
            return spent / f64::from(count);
        }
    }
}

fn row(document: &str, way: &str, library: &str, mut run: impl FnMut()) {
    let once = batch(&mut run, WARMUP, 10);
    let between = (BETWEEN_CLOCKS / once).max(1.0) as u32;
    let mut times: Vec<f64> = (0..BATCHES)
        .map(|_| batch(&mut run, BATCH, between))
        .collect();
    times.sort_by(f64::total_cmp);
    println!(
        "{document}\t{way}\t{library}\t{:.3}\t{:.3}",
        times[0],
        times[BATCHES / 2]
    );
}

/// What a library writes equals the document, in its bytes or as a tree.
fn check(what: &str, written: &[u8], document: &[u8]) {
    let tree = |bytes: &[u8]| serde_json::from_slice::<serde_json::Value>(bytes).unwrap();
    assert!(
        written == document || tree(written) == tree(document),
        "{what}: {}",
        String::from_utf8_lossy(written)
    );
}

/// Reads a file by both libraries, and writes what was read unless the file is not compact.
fn rows<A: Serialize + DeserializeOwned>(folder: &str, document: &str, file: &str, writes: bool) {
    let bytes = fs::read(format!("{folder}/{file}.json")).unwrap();
    let value: A = serde_json::from_slice(&bytes).unwrap();
    let other: A = sonic_rs::from_slice(&bytes).unwrap();
    for value in [&value, &other] {
        check(document, &serde_json::to_vec(value).unwrap(), &bytes);
        check(document, &sonic_rs::to_vec(value).unwrap(), &bytes);
    }
    row(document, "read", "serde_json", || {
        black_box(serde_json::from_slice::<A>(black_box(&bytes)).unwrap());
    });
    row(document, "read", "sonic-rs", || {
        black_box(sonic_rs::from_slice::<A>(black_box(&bytes)).unwrap());
    });
    if writes {
        row(document, "write", "serde_json", || {
            black_box(serde_json::to_vec(black_box(&value)).unwrap());
        });
        row(document, "write", "sonic-rs", || {
            black_box(sonic_rs::to_vec(black_box(&value)).unwrap());
        });
    }
}

fn main() {
    let folder = env::args().nth(1).expect("the folder with the documents");
    rows::<maps::DistanceMatrix>(&folder, "Google Maps", "google-maps", true);
    rows::<Vec<twitter::Tweet>>(&folder, "Twitter", "twitter", true);
    rows::<Vec<twitter::Tweet>>(&folder, "Twitter, pretty", "twitter-pretty", false);
    rows::<maps::GeoJson>(&folder, "GeoJSON", "geojson", true);
    rows::<people::Users>(&folder, "Users, 10 KB", "users", true);
    rows::<people::Clients>(&folder, "Clients, 10 KB", "clients", true);
}

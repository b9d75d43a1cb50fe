//! The shipped content, locales and templates, packed into the program by `build.rs`, so that installing it is enough.

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

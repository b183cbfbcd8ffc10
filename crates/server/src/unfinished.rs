use std::{collections::BTreeSet, fmt, sync::Arc};

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::Response,
};
use tokio::sync::watch;

/// Files of a site that are still being built. A request for one waits until it is finished.
///
/// ```
/// use server::{Site, Unfinished};
///
/// let unfinished = Unfinished::new(&["late.js"], |name| println!("{name} is being built"));
/// let site = Site::new(vec!["src".into()]).with_unfinished(&unfinished);
/// unfinished.finish("late.js");
/// ```
#[derive(Clone)]
pub struct Unfinished {
    names: Arc<watch::Sender<BTreeSet<String>>>,
    on_wait: fn(&str),
}

impl Unfinished {
    /// Creates a list of files by their names, in any folder; `on_wait` is called for each request
    /// that has to wait.
    pub fn new(names: &[&str], on_wait: fn(&str)) -> Self {
        let names = names.iter().copied().map(str::to_owned).collect();
        Self {
            names: Arc::new(watch::Sender::new(names)),
            on_wait,
        }
    }

    /// Releases the requests for a file. They get the file or, if it could not be built, status
    /// 404.
    pub fn finish(&self, name: &str) {
        self.names.send_modify(|names| {
            names.remove(name);
        });
    }

    async fn wait_for(&self, path: &str) {
        let name = path.rsplit('/').next().unwrap_or(path);
        let mut names = self.names.subscribe();
        if names.borrow().contains(name) {
            (self.on_wait)(name);
        }
        // An error would mean that the sender was dropped, but it lives longer than this.
        drop(names.wait_for(|names| !names.contains(name)).await);
    }
}

impl fmt::Debug for Unfinished {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.names.borrow();
        formatter.debug_tuple("Unfinished").field(&*names).finish()
    }
}

/// Passes on a request once its file is finished.
pub(crate) async fn hold(
    State(unfinished): State<Unfinished>,
    request: Request,
    next: Next,
) -> Response {
    unfinished.wait_for(request.uri().path()).await;
    next.run(request).await
}

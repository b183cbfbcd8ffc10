//! The files of the project, as the tidy tests read them.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// Folders that are built, fetched or not ours to judge.
const NOT_OURS: [&str; 5] = ["target", "node_modules", ".git", "corpus", "artifacts"];

/// A text of the project.
pub(super) struct File {
    /// The path from the root, with `/`.
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    pub(super) fn is_under(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }

    /// Lines with their numbers, from 1.
    pub(super) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line))
    }
}

pub(super) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .unwrap()
        .to_path_buf()
}

/// Every text of the project whose name ends in one of the extensions.
pub(super) fn files(extensions: &[&str]) -> Vec<File> {
    let mut found = Vec::new();
    collect(&root(), &mut found);
    let mut files: Vec<File> = found
        .into_iter()
        .filter(|path| {
            let extension = path.extension().and_then(|extension| extension.to_str());
            extension.is_some_and(|extension| extensions.contains(&extension))
        })
        .map(|path| File {
            path: path
                .strip_prefix(root())
                .unwrap()
                .to_str()
                .unwrap()
                .replace('\\', "/"),
            text: fs::read_to_string(&path).unwrap(),
        })
        .collect();
    files.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(!files.is_empty());
    files
}

fn collect(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        if NOT_OURS.contains(&name.to_str().unwrap()) {
            continue;
        }
        if entry.file_type().unwrap().is_dir() {
            collect(&entry.path(), found);
        } else {
            found.push(entry.path());
        }
    }
}

/// Fails with all complaints at once.
pub(super) fn assert_none(complaints: &[String]) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

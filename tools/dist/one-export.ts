/**
 * Hides what the files of a product share: the file that pages import exports the public names and one object with
 * all others, from which the other files take theirs.
 */

/** The name of the object. Its content is no part of the interface. */
const INTERNAL = 'internal';

/** The variable of the object in every file. */
const VARIABLE = '$internal';

/** The last statement of a module that Rolldown has joined. */
const EXPORTS = /\bexport\s*\{([^}]*)\}\s*;?\s*$/;

/**
 * Keeps some exports of a module, and joins the others.
 *
 * @param code A module whose exports are never assigned after they are declared.
 */
export function withOneExport(code: string, isPublic: (name: string) => boolean): string {
  return code.replace(EXPORTS, (_, list: string) => {
    const all = bindings(list);
    const kept = all.filter(([, name]) => isPublic(name)).map(([local, name]) => `${local} as ${name}`);
    const joined = all.filter(([, name]) => !isPublic(name)).map(([local, name]) => `${name}:${local}`);
    return `const ${VARIABLE}={${joined.join()}};export{${[...kept, `${VARIABLE} as ${INTERNAL}`].join()}};`;
  });
}

/**
 * Takes the imports of a module from the object.
 *
 * @param file The name of the module whose exports are joined.
 */
export function fromOneExport(code: string, file: string, isPublic: (name: string) => boolean): string {
  const address = `["']((?:\\.\\.?/)+${file.replaceAll('.', '\\.')})["']`;
  return code
    .replace(new RegExp(`\\bimport\\s*\\{([^}]*)\\}\\s*from\\s*${address};?`, 'g'), (_, list: string, path: string) => {
      const all = bindings(list);
      const kept = all.filter(([name]) => isPublic(name)).map(([name, local]) => `${name} as ${local}`);
      const taken = all.filter(([name]) => !isPublic(name)).map(([name, local]) => `${name}:${local}`);
      const imported = [...kept, `${INTERNAL} as ${VARIABLE}`].join();
      return `import{${imported}}from"${path}";const{${taken.join()}}=${VARIABLE};`;
    })
    .replace(
      new RegExp(`\\bimport\\(${address}\\)\\.then\\(\\(?([\\w$]+)\\)?\\s*=>\\s*\\2\\.([\\w$]+)\\)`, 'g'),
      (whole, path: string, parameter: string, name: string) =>
        isPublic(name) ? whole : `import("${path}").then(${parameter}=>${parameter}.${INTERNAL}.${name})`,
    );
}

/** Pairs of names of a list such as `a as b, c`. */
const bindings = (list: string): [from: string, to: string][] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => {
      const [from, to = from] = one.split(/\s+as\s+/);
      return [from, to];
    });

/** Finds what a file offers and nobody takes: names that are exported and imported by no other file. */

/** How a file that is imported by a name of package.json is called, `*` standing for the same on both sides. */
type Doors = Readonly<Record<string, string>>;

const DECLARED = /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|class|const|let|interface|type|enum) (\w+)/gm;
const LISTED = /^export (?:type )?\{([^}]*)\}(?!\s*from)/gm;
/** `import x, { a as b, type c } from '…'`, `import * as all from '…'`, and `export { a } from '…'`. */
const TAKEN = /\b(?:import|export)\s+(?:type\s+)?(?:\w+\s*,\s*)?(\{[^}]*\}|\*\s+as\s+\w+|\w+)\s*from\s*['"]([^'"\n]+)['"]/g;
/** A door that opens other files: whoever takes a name from it takes it from one of them. */
const OPENED = /^export \* from ['"]([^'"\n]+)['"]/gm;
/** Whoever imports lazily may take anything; and by a name that is put together or has stars, from any file that it fits. */
const LAZY = /\bimport(?:\.meta\.glob(?:<[^(]*>)?)?\(\s*['"`]([^'"`\n]+)['"`]/g;

/** Files that are there to offer: doors, what every store is judged by, components, whose exports are their props, and examples. */
const OFFERING = /(^|\/)index\.ts$|\.contract\.ts$|\.svelte$|^docs\//;

/** `path: name`, for each name that nobody takes. */
export function findDead(files: ReadonlyMap<string, string>, doors: Doors): string[] {
  const taken = new Map<string, Set<string> | 'all'>();
  /** `names`: as in `{ a as b, c }`, or a star for all of them. */
  const take = (path: string, from: string, names: string): void => {
    const file = resolve(path, from, files, doors);
    if (file === undefined) return;
    const known = taken.get(file) ?? new Set<string>();
    if (names.startsWith('*')) taken.set(file, 'all');
    else if (names.startsWith('{') && known !== 'all') {
      taken.set(file, known);
      for (const name of namesIn(names.slice(1, -1))) known.add(name.split(' as ')[0]!);
    }
    for (const [, opened = ''] of (files.get(file) ?? '').matchAll(OPENED)) take(file, opened, names);
  };
  for (const [path, text] of files) {
    for (const [, names = '', from = ''] of text.matchAll(TAKEN)) take(path, from, names);
    for (const [, from = ''] of text.matchAll(LAZY)) {
      const whole = from.replace(/\$\{[^}]*\}/g, '*');
      if (!/[*?]/.test(whole)) take(path, from, '*');
      else for (const file of files.keys()) if (isLike(file, pathFrom(path, whole))) taken.set(file, 'all');
    }
  }
  return [...files].flatMap(([path, text]) => {
    const names = taken.get(path);
    if (names === 'all' || OFFERING.test(path) || !path.endsWith('.ts')) return [];
    return offered(text).flatMap((name) => (names?.has(name) ? [] : [`${path}: ${name}`]));
  });
}

function offered(text: string): string[] {
  const declared = [...text.matchAll(DECLARED)].map(([, name]) => name as string);
  const listed = [...text.matchAll(LISTED)].flatMap(([, names = '']) => namesIn(names).map((name) => name.split(' as ').at(-1) as string));
  return [...declared, ...listed];
}

function namesIn(list: string): string[] {
  return list.split(',').flatMap((part) => part.replace(/\btype\s+/, '').trim() || []);
}

/** `*` stands for any part of a name, `?` for a letter of it. */
function isLike(file: string, pattern: string): boolean {
  const source = pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*').replaceAll('?', '[^/]');
  return new RegExp(`^${source}$`).test(file);
}

function pathFrom(path: string, from: string): string {
  return new URL(from.replaceAll('?', '%3F'), `file:///${path}`).pathname.slice(1).replaceAll('%3F', '?');
}

/** The file that is imported, if it is one of ours. */
function resolve(path: string, from: string, files: ReadonlyMap<string, string>, doors: Doors): string | undefined {
  if (from.startsWith('.')) return pathFrom(path, from);
  for (const [door, target] of Object.entries(doors)) {
    const [before = '', after = ''] = door.split('*');
    const fits = door.includes('*') ? from.startsWith(before) && from.endsWith(after) && from.length > door.length - 1 : from === door;
    const file = target.replace('./', '').replace('*', from.slice(before.length, from.length - after.length));
    if (fits && files.has(file)) return file;
  }
  return undefined;
}

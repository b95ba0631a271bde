import * as fc from 'fast-check';

type Path = readonly (string | number)[];

/** Values that a course may contain by mistake or by malice. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  'x',
  '**',
  'javascript:x',
  '//evil.example',
  'http://evil.example/a.mp4',
  0,
  -1,
  0.5,
  7,
  Number.NaN,
  1e21,
  10n,
  true,
  Symbol('odd'),
  () => 'odd',
  [],
  [null],
  [undefined],
  // oxlint-disable-next-line no-sparse-arrays -- a gap is what it is about
  [,],
  [[]],
  ['x'],
  [{}],
  {},
  { length: 2 },
  { title: 'x' },
  { toString: null },
  { nodes: [], connections: [] },
  { title: 'x', nodes: { a: { title: 'A', outputs: ['O: M'] } }, connections: ['a.O -> a.I'] },
  JSON.parse('{"__proto__": {"title": "x"}}'),
  Object.create(null),
  new Date(0),
];

const NAMES = ['introducton', 'title', 'constructor', '__proto__', 'toString', '', 'level', 'x'.repeat(99)];

/** A value with some of its parts replaced, taken away, put in or moved. */
export function anyMutationOf(value: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    other: fc.nat(),
    odd: fc.constantFrom(...ODD),
    name: fc.constantFrom(...NAMES),
    kind: fc.constantFrom('replace', 'remove', 'add', 'swap', 'wrap', 'unwrap'),
  });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce<unknown>((current, { place, other, odd, name, kind }) => {
      const paths = pathsOf(current);
      const path = paths[place % paths.length] ?? [];
      const there = at(current, path);
      switch (kind) {
        case 'remove':
          return path.length === 0 ? current : changed(current, path, REMOVED);
        case 'add':
          return changed(current, path, withEntry(there, name, odd));
        case 'swap':
          return changed(current, path, at(current, paths[other % paths.length] ?? []));
        case 'wrap':
          return changed(current, path, [there]);
        case 'unwrap':
          return changed(current, path, isTree(there) ? Object.values(there)[0] : odd);
        default:
          return changed(current, path, odd);
      }
    }, value),
  );
}

const REMOVED = Symbol('removed');

function isTree(value: unknown): value is object {
  return Array.isArray(value) || (typeof value === 'object' && value !== null && !(value instanceof Date));
}

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (!isTree(value) || path.length > 12) return [path];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return [path, ...keys.flatMap((key) => pathsOf(Reflect.get(value, key), [...path, key]))];
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((current, key) => Reflect.get(Object(current), key), value);
}

function changed(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  const inner = changed(Reflect.get(Object(value), key), rest, replacement);
  if (Array.isArray(value))
    return value.flatMap((entry, index) =>
      index === key ? (inner === REMOVED ? [] : [inner]) : [entry as unknown],
    );
  const entries = Object.entries(Object(value) as object).filter(([name]) => name !== key);
  return Object.fromEntries(inner === REMOVED ? entries : [...entries, [key, inner]]);
}

function withEntry(value: unknown, name: string, entry: unknown): unknown {
  if (Array.isArray(value)) return [...(value as unknown[]), entry];
  return isTree(value) ? Object.fromEntries([...Object.entries(value), [name, entry]]) : entry;
}

import { ADDRESSES } from './layers.mjs';

/** Files that no page loads: they may import what they need, and nothing else imports them. */
const OF_TESTS = String.raw`\.(?:arbitrary|fixtures|stories|suite|test)\.|/(?:e2e|fixtures|model-checker)/`;

const SIGNS = { '**/': '(?:.*/|)', '*': '[^/]*', '{': '(?:', ',': '|', '}': ')' };

/** The files of a name such as `flow/model`, `*.messages` or `state/{use-read,use-quiz}`, as a regular expression. */
const filesOf = (name) =>
  `${name.replace(/\*\*\/|[*{,}.]/g, (sign) => SIGNS[sign] ?? `\\${sign}`)}(?:/|\\.|$)`;

/** The words of a list. */
export const words = (list = '') => list.split(' ').filter((word) => word !== '');

/** A part's layers, each with its own files: those that no layer before it has. */
export function layersOf(part, table) {
  const before = [];
  return Object.entries(table).map(([name, layer]) => {
    const files = (layer.files ?? [name]).map(filesOf);
    const own = `^${part}/${before.length > 0 ? `(?!${before.join('|')})` : ''}(?:${files.join('|')})`;
    before.push(...files);
    return { ...layer, name, own };
  });
}

/** Where a package's modules are: in this repository, in `node_modules`, or for virtual ones nowhere. */
export function modulesOf(name) {
  const [, owner = name, address = ''] = /^(@[^/]+\/[^/]+)(\/.+)?$/.exec(name) ?? [];
  const folders = ADDRESSES[owner]?.map((folder) => folder + address) ?? [name];
  return [
    ...folders.map((folder) => `^${filesOf(folder)}`),
    `(?:^|/node_modules/)(?:@types/)?${name}(?:[/?]|$)`,
  ];
}

/** The files of layers, or of single files and folders of them, by their names. */
export const filesNamed = (part, layers, names) =>
  names.map((name) => layers.find((layer) => layer.name === name)?.own ?? `^${part}/${filesOf(name)}`);

function rulesOf(part, layer, layers) {
  const types = filesNamed(part, layers, words(layer.types));
  const allowed = [
    layer.own,
    ...filesNamed(part, layers, [...words(layer.layers), ...Object.keys(layer.up ?? {})]),
  ];
  const packages = words(layer.packages);
  const rule = {
    name: `${part}: ${layer.name}`,
    comment: `It may import: ${importsInWords(layer)}.`,
    severity: 'error',
    from: { path: layer.own, pathNot: OF_TESTS },
  };
  return [
    {
      ...rule,
      to: {
        pathNot: [...allowed, ...types, ...packages.flatMap(modulesOf)],
        ...(packages.includes('node') && { dependencyTypesNot: ['core'] }),
      },
    },
    { ...rule, to: { path: types, pathNot: allowed, dependencyTypesNot: ['type-only'] } },
  ].filter(({ to }) => to.path?.length !== 0);
}

/** What a layer may import, in words. */
function importsInWords({ layers, types, packages, up = {} }) {
  const lists = [
    [...words(layers), ...Object.keys(up)].join(', '),
    types && `types of ${words(types).join(', ')}`,
    words(packages).join(', '),
  ];
  return lists.filter(Boolean).join('; ') || 'nothing';
}

/** The rules of a table, for dependency-cruiser. */
export function layerRules(parts) {
  return [
    ...Object.entries(parts).flatMap(([part, table]) => {
      const layers = layersOf(part, table);
      return [
        ...layers.flatMap((layer) => rulesOf(part, layer, layers)),
        {
          name: `${part}: no layer`,
          comment: 'A new folder is listed in scripts/layers/layers.mjs.',
          severity: 'error',
          from: { path: `^${part}/`, pathNot: [...layers.map(({ own }) => own), OF_TESTS] },
          to: {},
        },
      ];
    }),
    {
      name: 'not from tests',
      comment: 'What is made for tests stays with them.',
      severity: 'error',
      from: { path: Object.keys(parts).map((part) => `^${part}/`), pathNot: OF_TESTS },
      to: { path: OF_TESTS, pathNot: '/node_modules/' },
    },
    {
      name: 'not from inside',
      comment: 'Import what the package exports.',
      severity: 'error',
      from: { path: String.raw`^(?:apps|packages/(?:content|site)|\.storybook|examples)/` },
      to: {
        path: '^packages/(?:course-kit|credentials|cli|embedded-backend)/src/',
        pathNot: String.raw`\.css$`,
      },
    },
  ];
}

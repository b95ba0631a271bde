const LOCALE = 'src/frontend/src/locales/en.json';
const COMPONENTS = /^src\/(?:lfx\/src\/lfx\/components|bundles\/.*\/components|lfx\/src\/lfx\/base)\/.*\.py$/;
const TEMPLATES = /starter_projects\/.*\.json$/;
const SETTINGS = /^src\/lfx\/src\/lfx\/services\/settings\/.*\.py$/;
const COMMAND_LINES = /^src\/(?:lfx\/src\/lfx\/(?:cli|__main__)|backend\/base\/langflow\/__main__)/;
const DISPLAY_NAME = /display_name(?:: ?str)? ?= ?"([^"]+)"/g;

/**
 * Where a checkout shows or defines what lessons name.
 *
 * @param {Map<string, string>} files - contents by path.
 */
export function labelFinder(files) {
  const texts = interfaceTexts(files.get(LOCALE) ?? '{}');
  const components = componentsIn(files);
  const first = (pattern, text) => firstFile(files, pattern, text);
  return {
    label: (name) =>
      texts.get(plain(name)) ??
      componentField(components, name) ??
      first(TEMPLATES, `"name": "${name}"`) ??
      first(COMPONENTS, `"${name}"`) ??
      first(/\.tsx?$/, `"${name}"`) ??
      first(/\.tsx?$/, new RegExp(`>\\s*${escaped(name)}\\s*<|\`${escaped(name)}`)),
    component: (name) => components.get(name),
    variable: (name) => first(/./, new RegExp(`\\b${name}\\b`)) ?? setting(files, name),
    command: (name) => first(/./, new RegExp(`\\b${escaped(name)}\\b`)) ?? subcommand(first, name),
    flag: (name) => first(COMMAND_LINES, `"${name}"`) ?? first(/\.(?:py|mdx)$/, new RegExp(`${name}\\b`)),
    import: (name) => imported(files, name),
  };
}

/** The text as it is looked for: without what a sentence adds to it, or the interface. */
function plain(text) {
  return text.replace(/(?:\{\{\w+\}\}|[\s:*…]|\.\.\.)+$/u, '').trim();
}

function interfaceTexts(json) {
  const entries = Object.entries(JSON.parse(json)).map(([key, text]) => [plain(text), { file: LOCALE, key }]);
  // The first key of a text stands for all of them.
  return new Map(entries.toReversed());
}

/** Components by name, each with the names of its own and its base class's fields and outputs. */
function componentsIn(files) {
  const components = new Map();
  for (const [file, text] of files) {
    if (!COMPONENTS.test(file) || file.includes('/deactivated/')) continue;
    for (const body of text.split(/^(?=class )/m)) {
      const title = /^ {4}display_name(?:: ?str)? ?= ?"([^"]+)"/m.exec(body)?.[1];
      if (title === undefined || components.has(title)) continue;
      const bases = [...text.matchAll(/^from (lfx\.(?:base|components)[\w.]*) import/gm)].map(
        ([, module]) => files.get(`src/lfx/src/${module.replaceAll('.', '/')}.py`) ?? '',
      );
      const own = body.slice(body.indexOf(title) + title.length);
      const ports = [own, ...bases].flatMap((code) =>
        [...code.matchAll(DISPLAY_NAME)].map(([, name]) => name),
      );
      components.set(title, { file, ports: [...new Set(ports)] });
    }
  }
  return components;
}

function componentField(components, name) {
  const found = [...components.values()].find(({ ports }) => ports.includes(name));
  return found && { file: found.file };
}

/** A variable is a field of the settings with a prefix. */
function setting(files, variable) {
  const field = variable.replace(/^LANGFLOW_/, '').toLowerCase();
  return firstFile(files, SETTINGS, new RegExp(`^ +${field}:`, 'mi'));
}

/** `lfx extension init` is defined by its last word, in a file of commands. */
function subcommand(first, name) {
  const word = name.split(' ').at(-1);
  return first(COMMAND_LINES, new RegExp(`(?:name=|command\\()"${word}"`));
}

function imported(files, dotted) {
  const [name, module] = [dotted.split('.').at(-1), dotted.split('.').slice(0, -1).join('/')];
  const pattern = new RegExp(`^src/lfx/src/${escaped(module)}(?:/__init__)?\\.py$`);
  return firstFile(files, pattern, new RegExp(`\\b${name}\\b`));
}

function firstFile(files, pattern, text) {
  for (const [file, content] of files) {
    if (!pattern.test(file)) continue;
    if (typeof text === 'string' ? content.includes(text) : text.test(content)) return { file };
  }
  return undefined;
}

function escaped(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

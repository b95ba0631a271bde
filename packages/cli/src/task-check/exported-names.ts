import { SourceChecker } from '../source/issues.js';
import { YamlFields } from '../source/yaml-fields.js';

/** The keys for each name of one side of a component. */
export type ExportedKeys = ReadonlyMap<string, readonly string[]>;

/** The keys of a component and its ports in exported files. */
export interface ExportedComponent {
  readonly keys: readonly string[];
  readonly inputs: ExportedKeys;
  readonly outputs: ExportedKeys;
  /** Fields that are no ports. */
  readonly fields: ExportedKeys;
}

/** The keys in the taught product's files for the names in `components.yaml`, which are those of its interface. */
export interface ExportedNames {
  /** The newest release that the keys were checked against. */
  readonly release: string;
  /** Types of ports that had another name: today's by the older one. */
  readonly types: Readonly<Record<string, string>>;
  readonly byName: ReadonlyMap<string, ExportedComponent>;
  /** Outputs that every component can have. */
  readonly shared: ExportedKeys;
}

/** For a course without such a list. */
export const NO_NAMES: ExportedNames = { release: '', types: {}, byName: new Map(), shared: new Map() };

/**
 * Reads `exports.yaml`: for each component its keys of all releases, as `ParserComponent | parser`, and those of its ports.
 *
 * @param file - its name, as issues name it.
 */
export function parseExportedNames(
  file: string,
  text: string,
): { readonly names: ExportedNames; readonly check: SourceChecker } {
  const check = new SourceChecker(file);
  const fields = YamlFields.parse(check, text, 1);
  const types = fields.fields('types');
  const components = fields.fields('components');
  const names: ExportedNames = {
    release: fields.text('release'),
    types: Object.fromEntries((types?.names ?? []).map((name) => [name, types?.text(name) ?? ''])),
    shared: keysOf(fields.fields('everywhere')),
    byName: new Map(
      (components?.names ?? []).map((name) => {
        const component = components?.fields(name);
        const keys = {
          keys: split(component?.text('keys')),
          inputs: keysOf(component?.fields('inputs')),
          outputs: keysOf(component?.fields('outputs')),
          fields: keysOf(component?.fields('fields')),
        };
        component?.done();
        return [name, keys];
      }),
    ),
  };
  fields.done();
  return { names, check };
}

function keysOf(fields: YamlFields | undefined): ExportedKeys {
  return new Map((fields?.names ?? []).map((name) => [name, split(fields?.text(name))]));
}

function split(text = ''): readonly string[] {
  return text.split(/\s*\|\s*/);
}

import { colorField } from '../source/css-color.js';
import { quoted, SourceChecker } from '../source/issues.js';
import { YamlFields } from '../source/yaml-fields.js';

/** The ports of one side of a component: each name with the types that it takes or gives. */
export type PortTypes = ReadonlyMap<string, readonly string[]>;

/** A component that flows are made of. */
export interface KnownComponent {
  readonly inputs: PortTypes;
  readonly outputs: PortTypes;
  /** The type of inputs that a flow may name as it likes, such as the variables of a prompt. */
  readonly variables?: string;
}

/** The components for the flows of a course. */
export interface Components {
  readonly byName: ReadonlyMap<string, KnownComponent>;
  /** Outputs that every component can have. */
  readonly shared: PortTypes;
  /** A CSS color for each type of port that has one. */
  readonly portColors: Readonly<Record<string, string>>;
  /** The CSS color of each word that lessons have for one. */
  readonly colorNames: ReadonlyMap<string, string>;
}

/** For a course without flows. */
export const NO_COMPONENTS: Components = {
  byName: new Map(),
  shared: new Map(),
  portColors: {},
  colorNames: new Map(),
};

/** What the ports of no color of their own are named by, and the color that edges have too. */
const NO_TYPE = 'none';
const NO_COLOR = 'var(--ck-color-edge)';

/**
 * Reads `components.yaml`: the components for the course's flows, with their ports.
 *
 * @param file - its name, as issues name it.
 */
export function parseComponents(
  file: string,
  text: string,
): { readonly components: Components; readonly check: SourceChecker } {
  const check = new SourceChecker(file);
  const fields = YamlFields.parse(check, text, 1);
  const colors = fields.fields('portColors');
  const words = fields.fields('colorNames');
  const known = fields.fields('components');
  const portColors = Object.fromEntries(
    (colors?.names ?? []).map((name) => [name, (colors && colorField(check, colors, name)) ?? '']),
  );
  const colorNames = new Map(
    (words?.names ?? []).map((name) => {
      const type = words?.text(name) ?? '';
      check.that(
        type === NO_TYPE || Object.hasOwn(portColors, type),
        words?.lineOf(name) ?? 1,
        `a type of portColors, or ${NO_TYPE}`,
        quoted(type),
      );
      return [name, portColors[type] ?? NO_COLOR];
    }),
  );
  const components: Components = {
    portColors,
    colorNames,
    shared: portsOf(fields.fields('everywhere')),
    byName: new Map(
      (known?.names ?? []).map((name) => {
        const component = known?.fields(name);
        const variables = component?.optionalText('variables');
        const ports = {
          inputs: portsOf(component?.fields('inputs')),
          outputs: portsOf(component?.fields('outputs')),
          ...(variables !== undefined && { variables }),
        };
        component?.done();
        return [name, ports];
      }),
    ),
  };
  fields.done();
  return { components, check };
}

function portsOf(fields: YamlFields | undefined): PortTypes {
  return new Map((fields?.names ?? []).map((name) => [name, (fields?.text(name) ?? '').split(/\s*\|\s*/)]));
}

/** The names of one side's ports, for issues. */
export function namesOf(ports: PortTypes): string {
  return ports.size === 0 ? 'no port' : Array.from(ports.keys(), quoted).join(', ');
}

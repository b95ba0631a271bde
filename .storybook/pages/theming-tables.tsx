import reference from 'virtual:style-reference';
import type { TokenValue } from '../reference/style-reference.js';
import { Names } from './names.js';
import { ReferenceTable } from './reference-table.js';

/** What each variable is for, where its name does not say it all. */
const PURPOSES: Readonly<Record<string, string>> = {
  '--ck-color-canvas': 'A page with `.ck-tokens`; no component paints it',
  '--ck-color-surface': 'Panels, cards, buttons',
  '--ck-color-inset': 'Hints, code, placeholders',
  '--ck-color-raised': 'Dialogs, toasts',
  '--ck-color-text': 'Text and headings',
  '--ck-color-muted': 'Secondary text; 4.5 : 1 on surface and inset',
  '--ck-color-border': 'Lines that only decorate',
  '--ck-color-edge': 'Stronger lines that only decorate',
  '--ck-color-control': 'Outlines of controls; 3 : 1 on surface',
  '--ck-color-accent': 'Links, main buttons, focus; 4.5 : 1 on surface and accent-soft',
  '--ck-color-on-accent': 'Text on the accent; 4.5 : 1',
  '--ck-color-accent-soft': 'Behind accent text, and under the pointer',
  '--ck-font-body': 'All text',
  '--ck-font-display': 'Headings',
  '--ck-font-mono': 'Code',
  '--ck-duration': 'Transitions; 0 with reduced motion',
};

/** Every `--ck-*` variable with its values, read from the stylesheets. */
export function TokenTable() {
  return (
    <ReferenceTable
      caption="Variables, light and dark"
      columns={['Variable', 'For', 'Default look', 'Docs look']}
      rows={reference.tokens.map(({ name, value, docsValue }) => [
        <code key="name">{name}</code>,
        PURPOSES[name] ?? '',
        <Value key="default" of={value} />,
        docsValue === undefined ? 'as default' : <Value key="docs" of={docsValue} />,
      ])}
    />
  );
}

/** What a theme of shadcn/ui has for each variable, and why where the names differ. */
const SHADCN: readonly (readonly [here: string, there: string, why?: string])[] = [
  ['--ck-color-canvas', '`--background`'],
  ['--ck-color-surface', '`--card`'],
  ['--ck-color-inset', '`--muted`'],
  ['--ck-color-raised', '`--popover`'],
  ['--ck-color-text', '`--foreground`', 'On cards and popovers as well'],
  [
    '--ck-color-muted',
    '`--muted-foreground`, stronger',
    'On `--muted` it has 4.3 : 1 by default, and small text needs 4.5 : 1',
  ],
  ['--ck-color-border', '`--border`'],
  ['--ck-color-edge', '`--input`'],
  ['--ck-color-control', '`--muted-foreground`', '`--input` and `--ring` have less than 3 : 1 by default'],
  ['--ck-color-accent', '`--primary`', '`--accent` is what lies under the pointer there'],
  ['--ck-color-on-accent', '`--primary-foreground`'],
  ['--ck-color-accent-soft', '`--accent`'],
  ['--ck-radius', '`--radius`'],
  ['--ck-radius-small', '`--radius`, less 2 px'],
  [
    '--ck-color-success',
    'Nothing; neither for `warning` and `danger`',
    '`--destructive` alone holds no 4.5 : 1 on a soft ground',
  ],
];

/** The variables of shadcn/ui by those of the kit. */
export function ShadcnTable() {
  return (
    <ReferenceTable
      caption="Variables of shadcn/ui"
      columns={['Here', 'There', 'Why']}
      rows={SHADCN.map(([here, there, why = '']) => [<code key="here">{here}</code>, there, why])}
    />
  );
}

/** Every class and state that may be styled, read from the stylesheets. */
export function PartTable() {
  return (
    <ReferenceTable
      caption="Parts and states"
      columns={['Stylesheet', 'Classes', 'States']}
      rows={reference.parts.map(({ title, classes, states }) => [
        <code key="title">{title}</code>,
        <Names key="classes" of={classes} />,
        <Names key="states" of={states} />,
      ])}
    />
  );
}

/** A colour is a swatch of each, light first. */
function Value({ of }: { readonly of: TokenValue }) {
  if (typeof of === 'string') return <code>{of}</code>;
  return (
    <>
      <span className="guide-swatches" aria-hidden="true">
        {of.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
      </span>
      <code>{of.join(' ')}</code>
    </>
  );
}

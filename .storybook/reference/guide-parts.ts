import { readFileSync } from 'node:fs';
import { en, type Message } from '@course-kit/react/messages';
import styles from 'virtual:style-reference';
import { asCode, markdownTable } from './markdown-table.js';
import type { TokenValue } from './style-reference.js';

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

/** What guides have of the code, by the name in the comment before it. */
const PARTS: Readonly<Record<string, () => string>> = {
  /** Every `--ck-*` variable with its values, a colour light and dark. */
  variables: () =>
    markdownTable(
      ['Variable', 'For', 'Default look', 'Docs look'],
      styles.tokens.map(({ name, value, docsValue }) => [
        asCode(name),
        PURPOSES[name] ?? '',
        valueOf(value),
        docsValue === undefined ? 'as default' : valueOf(docsValue),
      ]),
    ),
  /** Every class and state that may be styled. */
  parts: () =>
    markdownTable(
      ['Stylesheet', 'Classes', 'States'],
      styles.parts.map(({ title, classes, states }) => [
        asCode(title),
        asCode(...classes),
        asCode(...states),
      ]),
    ),
  /** Every text of the kit, by feature. */
  catalogue: () =>
    Object.entries(en)
      .map(([feature, messages]) => {
        const rows = Object.entries(messages).map(([name, message]) => [asCode(name), textOf(message)]);
        return `### ${feature}\n\n${markdownTable(['Name', 'Default text'], rows)}`;
      })
      .join('\n\n'),
  /** A storage from the first line to the last. */
  'whole-storage': () =>
    `\`\`\`ts\n${readFileSync(new URL('rest-storage.ts', import.meta.url), 'utf8').trim()}\n\`\`\``,
};

/** A guide with those parts written anew. */
export function withParts(guide: string): string {
  return guide.replaceAll(
    /(?<=: (?<name>[\w-]+) -->\n\n).*?(?=\n\n<!-- end -->)/gsu,
    (_, name: string) => PARTS[name]?.() ?? `There is no part ${name}.`,
  );
}

const valueOf = (value: TokenValue) => asCode(typeof value === 'string' ? value : value.join(' '));

function textOf(message: Message): string {
  if (typeof message === 'string') return message;
  return Object.entries(message)
    .map(([form, text]) => `${form}: ${text}`)
    .join(' / ');
}

import reference from 'virtual:style-reference';
import { GuideText } from '../pages/guides/guide-text.js';
import { asCode, markdownTable } from './markdown-table.js';

/** For a component's page: the classes and variables of its stylesheets. */
export function StyledParts({ of }: { readonly of: readonly string[] }) {
  const rows = of.map((name) => {
    const parts = reference.parts.find(({ title }) => title === name);
    if (!parts) throw new Error(`styles.css has no stylesheet ${name}`);
    return [asCode(`${name}.css`), asCode(...parts.classes), asCode(...parts.variables)];
  });
  return <GuideText of={markdownTable(['Stylesheet', 'Parts', 'Variables'], rows)} />;
}

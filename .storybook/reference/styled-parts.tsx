import reference from 'virtual:style-reference';
import { Names } from '../pages/names.js';
import { ReferenceTable } from '../pages/reference-table.js';

/** For a component's page: the classes and variables of its stylesheets. */
export function StyledParts({ of }: { readonly of: readonly string[] }) {
  const rows = of.map((name) => {
    const parts = reference.parts.find(({ title }) => title === name);
    if (!parts) throw new Error(`styles.css has no stylesheet ${name}`);
    return [
      <code key="title">{name}.css</code>,
      <Names key="parts" of={parts.classes} />,
      <Names key="variables" of={parts.variables} />,
    ];
  });
  return (
    <ReferenceTable
      caption="Parts and variables"
      columns={['Stylesheet', 'Parts', 'Variables']}
      rows={rows}
    />
  );
}

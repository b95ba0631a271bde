import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { guides, type ComponentGuide } from './guides.js';
import { keepFocusUntilTouched } from './keep-focus.js';
import { ReferenceTable } from './pages/reference-table.js';
import { parts } from './stylesheets.js';

/** A component's page: what it is, its props, how it is used, and then every state as a story. */
export function ComponentPage() {
  // Before its stories, which are rendered after it.
  useState(keepFocusUntilTouched);
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guides[/^Components\/([^/]+)$/.exec(preparedMeta.title)?.[1] ?? ''];
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      {guide && <Guide of={guide} />}
      <Stories includePrimary={false} title="States" />
    </>
  );
}

function Guide({
  of: { usage, dos, donts, accessibility, attributes, stylesheets },
}: {
  readonly of: ComponentGuide;
}) {
  const dressed = parts().filter(({ title }) => stylesheets.includes(title));
  const states = Object.entries(attributes);
  return (
    <>
      <Heading>Usage</Heading>
      <Source code={usage} language="tsx" />
      <Heading>Do and don’t</Heading>
      <Markdown>
        {[...dos.map((line) => `- **Do** ${line}`), ...donts.map((line) => `- **Don’t** ${line}`)].join('\n')}
      </Markdown>
      <Heading>Accessibility</Heading>
      <Markdown>{accessibility.map((line) => `- ${line}`).join('\n')}</Markdown>
      <Heading>Styling</Heading>
      {states.length > 0 && (
        <ReferenceTable
          caption="Data attributes"
          columns={['Attribute', 'Meaning']}
          rows={states.map(([name, meaning]) => [<code key="name">{name}</code>, meaning])}
        />
      )}
      {dressed.length > 0 && (
        <ReferenceTable
          caption="Parts and variables"
          columns={['Stylesheet', 'Parts', 'Variables']}
          rows={dressed.map(({ title, classes, variables }) => [
            <code key="title">{title}.css</code>,
            <Names key="parts" of={classes} />,
            <Names key="variables" of={variables} />,
          ])}
        />
      )}
      {dressed.length === 0 && <p>It has no looks of its own.</p>}
    </>
  );
}

function Names({ of }: { readonly of: readonly string[] }) {
  return of.map((name) => (
    <span key={name}>
      <code>{name}</code>{' '}
    </span>
  ));
}

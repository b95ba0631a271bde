import { Heading, Markdown, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { CourseProvider, defaultLinkFor } from '@course-kit/react';
import { useState, type ComponentType } from 'react';
import { course } from '../hooks/course.js';
import { storageOf } from '../learners.js';
import apiReference from 'virtual:api-reference';
import type { Reference } from './api-reference.js';

/** The examples of hooks, and their sources, by what their files are called. */
const examples = import.meta.glob<ComponentType>('../hooks/use-*.tsx', { import: 'Example', eager: true });
const sources = import.meta.glob<string>('../hooks/use-*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A hook's page: its description, its signature, and an example that is type-checked, shown and run. */
export function HookPage({ of }: { readonly of: string }) {
  const file = `../hooks/${of.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
  const Example = examples[file];
  const example = sources[file];
  if (!Example || example === undefined) throw new Error(`There is no ${file}`);
  const { description, declaration, types } = referenceOf(of);
  const [storage] = useState(() => storageOf('started', course));
  return (
    <>
      <Markdown>{description}</Markdown>
      <Source code={declaration} language="typescript" />
      <Heading>Example</Heading>
      <p>
        It needs a <code>CourseProvider</code> above it; the one around this example has a learner who has
        started.
      </p>
      <Source code={example} language="tsx" />
      <Unstyled>
        <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
          <div style={{ fontFamily: 'system-ui, sans-serif' }}>
            <Example />
          </div>
        </CourseProvider>
      </Unstyled>
      <Types of={types} />
    </>
  );
}

/** Functions and constants of the model that belong together. */
export function ModelPage({ of }: { readonly of: readonly string[] }) {
  const references = of.map(referenceOf);
  return (
    <>
      {references.map(({ name, description, declaration }) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <Markdown>{description}</Markdown>
          <Source code={declaration} language="typescript" />
        </section>
      ))}
      <Types of={[...new Set(references.flatMap(({ types }) => types))]} />
    </>
  );
}

function Types({ of }: { readonly of: readonly string[] }) {
  if (of.length === 0) return null;
  return (
    <>
      <Heading>Types</Heading>
      <Source code={of.join('\n\n')} language="typescript" />
    </>
  );
}

/** @throws Error for a name that the package does not export. */
function referenceOf(name: string): Reference {
  const reference = apiReference[name];
  if (!reference) throw new Error(`No API report has ${name}; \`pnpm fix\` writes the reports`);
  return reference;
}

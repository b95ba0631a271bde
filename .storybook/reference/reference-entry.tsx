import { Heading, Markdown, Source, Unstyled } from '@storybook/addon-docs/blocks';
import { CourseProvider, defaultLinkFor } from 'course-kit';
import { useState, type ReactNode } from 'react';
import { course } from '../hooks/course.js';
import { storageOf } from '../learners.js';
import { referenceOf } from './declarations.js';

/** A hook's page: what it is for, its signature, and an example that is typed, shown and running. */
export function HookPage({
  of,
  example,
  children,
}: {
  readonly of: string;
  /** The source of what runs. */
  readonly example: string;
  readonly children: ReactNode;
}) {
  const { words, declaration, types } = referenceOf(of);
  const [storage] = useState(() => storageOf('started', course));
  return (
    <>
      <Markdown>{words}</Markdown>
      <Source code={declaration} language="ts" />
      <Heading>Example</Heading>
      <p>
        It needs a <code>CourseProvider</code> above it; the one around this example has a learner who has
        started.
      </p>
      <Source code={example} language="tsx" />
      <Unstyled>
        <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
          <div style={{ fontFamily: 'system-ui, sans-serif' }}>{children}</div>
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
      {references.map(({ name, words, declaration }) => (
        <section key={name}>
          <Heading>{name}</Heading>
          <Markdown>{words}</Markdown>
          <Source code={declaration} language="ts" />
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
      <Source code={of.join('\n\n')} language="ts" />
    </>
  );
}

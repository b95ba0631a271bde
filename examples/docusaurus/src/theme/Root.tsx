import { outline } from '@course-kit/content';
import { useHistory } from '@docusaurus/router';
import { CourseProvider, type LinkFor } from '@course-kit/react';
import { createLocalStorage } from '@course-kit/react/adapters';
import { useState, type ReactNode } from 'react';
import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';

/** This site teaches one lesson, so every level leads to it. */
const linkFor: LinkFor = (target) => {
  switch (target.kind) {
    case 'task':
      return '/lesson';
    case 'quiz':
      return '/quiz';
    case 'level':
      return '/lesson';
    default:
      return '/';
  }
};

/** Docusaurus puts every page into this one, so that all of them share the reader's progress. */
export default function Root({ children }: { readonly children: ReactNode }) {
  const history = useHistory();
  // Other courses on this site's domain keep their progress under names of their own.
  const [storage] = useState(() => createLocalStorage({ prefix: 'docs:' }));
  return (
    <CourseProvider
      course={outline}
      storage={storage}
      linkFor={linkFor}
      navigate={(href) => history.push(href)}
    >
      {children}
    </CourseProvider>
  );
}

import { CourseProvider, createSharedCourse } from '@course-kit/react';
import { StrictMode, type ReactNode } from 'react';
import { withoutBase } from './base-path.js';
import { outline } from './course.js';
import { useLanguage } from './language/language-context.js';
import { addressFor } from './links.js';
import { PrerenderedPath } from './navigation/location.js';
import { navigate } from './navigation/navigate.js';
import { storage } from './storage.js';

/** What all islands of a visit show, from one page to the next. */
const store = createSharedCourse({ course: outline, storage });

// A step that a link of the course leads to is read out, as one that a search has found.
const follow = (address: string) => navigate(withoutBase(address), { state: { isFound: true } });

/** What every island is rendered within. `path` is that of the page while it is prerendered. */
export function SiteProviders({
  path,
  toaster = null,
  children,
}: {
  readonly path: string;
  /** Where notifications appear. @default in another island */
  readonly toaster?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { shown } = useLanguage();
  return (
    <StrictMode>
      <PrerenderedPath value={path}>
        <CourseProvider
          course={outline}
          translation={shown.words?.outline}
          storage={storage}
          store={store}
          linkFor={addressFor}
          navigate={follow}
          locale={shown.tag === 'en' ? undefined : shown.tag}
          messages={shown.course}
          toaster={toaster}
        >
          {children}
        </CourseProvider>
      </PrerenderedPath>
    </StrictMode>
  );
}

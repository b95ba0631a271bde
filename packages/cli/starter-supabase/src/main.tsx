import '@course-kit/react/styles.css';
import './page.css';
import './account.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import checks from 'virtual:course-kit/checks';
import course from 'virtual:course-kit/course';
import exercises from 'virtual:course-kit/exercises';
import { Account } from './account';
import { CoursePages } from './course-pages';
import { storage } from './storage';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    {storage ? (
      <CoursePages course={course} exercises={exercises} checks={checks} storage={storage}>
        <Account />
      </CoursePages>
    ) : (
      <p>Fill in the file .env and start the page again: README.md says how.</p>
    )}
  </StrictMode>,
);

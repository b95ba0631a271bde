import '@course-kit/react/styles.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import checks from 'virtual:course-kit/checks';
import course from 'virtual:course-kit/course';
import exercises from 'virtual:course-kit/exercises';
import { CoursePages } from './course-pages';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CoursePages course={course} exercises={exercises} checks={checks} />
  </StrictMode>,
);

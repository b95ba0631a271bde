import 'course-kit/styles.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import course from 'virtual:course-kit/course';
import { CoursePages } from './course-pages';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <CoursePages course={course} />
  </StrictMode>,
);

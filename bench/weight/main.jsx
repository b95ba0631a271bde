import { CourseProvider, LevelCard, QuizRunner, TaskPage } from '@course-kit/react';
import '@course-kit/react/styles.css';
import { createRoot } from 'react-dom/client';
import { course } from '../../packages/course-kit/src/components/small-course.fixtures.ts';

/** Without a storage: progress is kept in the browser. */
createRoot(document.getElementById('root')).render(
  <CourseProvider course={course}>
    <LevelCard level={1} />
    <TaskPage level={1} task={1} />
    <QuizRunner level={1} />
  </CourseProvider>,
);

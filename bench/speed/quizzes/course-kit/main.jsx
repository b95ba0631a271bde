import { QuizRunner } from '@course-kit/react';
import '@course-kit/react/styles.css';
import { createRoot } from 'react-dom/client';
import { course } from '../course.js';

createRoot(document.getElementById('root')).render(<QuizRunner course={course} level={1} />);

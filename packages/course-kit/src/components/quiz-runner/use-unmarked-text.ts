import { useContext } from 'react';
import { CourseContext } from '../../state/course-context.js';
import { useText } from '../view/use-text.js';
import { quizUnmarkedMessages } from './quiz-unmarked.messages.js';

/** The texts of what is not marked yet: the provider's, and English where the view stands without one. */
export function useUnmarkedText() {
  const course = useContext(CourseContext);
  return useText(quizUnmarkedMessages, course?.messages?.quizUnmarked, course?.locale);
}

import type { Level } from '../../model/course.js';
import { useCourse, useLevel } from '../../state/use-course.js';
import { useQuiz } from '../../state/use-quiz.js';
import { levelOf } from '../course-provider/level-of.js';
import { connected } from '../view/connected.js';
import { useFeatureTexts } from '../view/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../view/view-props.js';
import { QuizRunnerView } from './quiz-runner.view.js';

/** Which level's quiz to take, and how it is shown. */
export interface QuizRunnerProps extends ConnectedProps, HeadedProps {
  /** The level's number, or the level itself where the course is only an outline. */
  readonly level: number | Level;
}

/** A level's test, from the first question to the results (specification, section 2, quiz page). */
export const QuizRunner = connected(
  'QuizRunner',
  function QuizRunner({ level: given, ...props }: QuizRunnerProps) {
    const { course, linkFor } = useCourse();
    const level = levelOf(course, given);
    const isLastLevel = level.level >= course.levels.length;
    return (
      <QuizRunnerView
        {...props}
        {...useFeatureTexts('quizRunner')}
        level={level}
        quiz={useQuiz(level)}
        passMark={course.passMark}
        hasPassed={useLevel(level.level).state.isPassed}
        links={{
          level: linkFor({ kind: 'level', level: level.level }),
          next: linkFor(isLastLevel ? { kind: 'dashboard' } : { kind: 'level', level: level.level + 1 }),
          isLastLevel,
        }}
      />
    );
  },
);

import type { Course, CourseOutline, Level } from '../../model/course.js';
import { useCourse, useLevel } from '../../state/use-course.js';
import { useQuiz } from '../../state/use-quiz.js';
import { CourseScope } from '../course-provider/course-scope.js';
import { levelOf } from '../course-provider/level-of.js';
import { useMessages } from '../course-provider/use-messages.js';
import { quizRunnerMessages } from './quiz-runner.messages.js';
import { QuizRunnerView, type QuizRunnerViewProps } from './quiz-runner.view.js';

/** Which level's quiz to take, and how it is shown. */
export interface QuizRunnerProps extends Omit<
  QuizRunnerViewProps,
  'level' | 'quiz' | 'passMark' | 'hasPassed' | 'links' | 'messages' | 'locale'
> {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline;
  /** The level's number, or the level itself where the course is only an outline. */
  readonly level: number | Level;
}

/** A level's test, from the first question to the results (specification, section 2, quiz page). */
export function QuizRunner({ course, ...props }: QuizRunnerProps) {
  return (
    <CourseScope course={course} component="QuizRunner">
      <ConnectedQuizRunner {...props} />
    </CourseScope>
  );
}

function ConnectedQuizRunner({ level: given, ...props }: Omit<QuizRunnerProps, 'course'>) {
  const { course, linkFor, locale } = useCourse();
  const level = levelOf(course, given);
  const isLastLevel = level.level >= course.levels.length;
  return (
    <QuizRunnerView
      {...props}
      level={level}
      quiz={useQuiz(level)}
      passMark={course.passMark}
      hasPassed={useLevel(level.level).state.isPassed}
      links={{
        level: linkFor({ kind: 'level', level: level.level }),
        next: linkFor(isLastLevel ? { kind: 'dashboard' } : { kind: 'level', level: level.level + 1 }),
        isLastLevel,
      }}
      messages={useMessages('quizRunner', quizRunnerMessages)}
      locale={locale}
    />
  );
}

import type { TaskLevel } from '../../model/course.js';
import { useLessonProgress } from '../../state/use-lesson-progress.js';
import { useCourse, useLevel } from '../../state/use-course.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { LessonProgressView } from './lesson-progress.view.js';

interface LessonProgressProps {
  readonly level: TaskLevel;
  readonly task: number;
  readonly isCompleted: boolean;
  readonly resumes?: boolean | undefined;
}

/** How far the learner is within a lesson, in the bar above it and below each of its steps. */
export default function LessonProgress(props: LessonProgressProps) {
  // Another lesson is begun anew: nothing is open, nothing was read.
  return <OneLesson key={`${props.level.level} ${props.task}`} {...props} />;
}

function OneLesson({ level, task: number, isCompleted, resumes }: LessonProgressProps) {
  const task = level.tasks[number - 1];
  const { seenSteps, leftOffAt, check, visit } = useLessonProgress(
    level.level,
    number,
    task?.steps.length ?? 0,
  );
  const { linkFor } = useCourse();
  const { completedTasks } = useLevel(level.level).state;
  const texts = useFeatureTexts('lessonProgress');
  if (!task?.steps.length) return null;
  return (
    <LessonProgressView
      {...texts}
      task={task}
      number={number}
      lessons={level.tasks.map(({ title }, index) => ({
        title,
        href: linkFor({ kind: 'task', level: level.level, task: index + 1 }),
        isDone: completedTasks.includes(index + 1),
      }))}
      isCompleted={isCompleted}
      seenSteps={seenSteps}
      leftOffAt={isCompleted ? undefined : leftOffAt}
      resumes={resumes}
      onCheckStep={check}
      onReadStep={visit}
    />
  );
}

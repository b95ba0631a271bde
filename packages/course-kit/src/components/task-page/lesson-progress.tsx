import { useLayoutEffect } from 'react';
import type { TaskLevel } from '../../model/course.js';
import { stepAnchor } from '../../model/step-anchor.js';
import { lessonWay } from '../../model/lesson-way.js';
import { useLessonProgress } from '../../state/use-lesson-progress.js';
import { useCourse, useLevel } from '../../state/use-course.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { LessonStart } from './lesson-head.js';
import { LessonProgressView } from './lesson-progress.view.js';
import { useResultBefore } from './use-result-before.js';

interface LessonProgressProps {
  readonly level: TaskLevel;
  readonly task: number;
  readonly isCompleted: boolean;
  readonly resumes?: boolean | undefined;
  /** Called with where the head of the lesson is to lead, once that is known and as it changes. */
  readonly onStart: (start: LessonStart) => void;
}

/** How far the learner is within a lesson, in the bar above it and below each of its steps. */
export default function LessonProgress(props: LessonProgressProps) {
  // Another lesson is begun anew: nothing is open, nothing was read.
  return <OneLesson key={`${props.level.level} ${props.task}`} {...props} />;
}

function OneLesson({ level, task: number, isCompleted, resumes, onStart }: LessonProgressProps) {
  const task = level.tasks[number - 1];
  const stepCount = task?.steps.length ?? 0;
  const { seenSteps, leftOffAt, check, visit } = useLessonProgress(level.level, number, stepCount);
  const { completedTasks } = useLevel(level.level).state;
  const { linkFor } = useCourse();
  const isLast = number >= level.tasks.length;
  const test = linkFor({ kind: 'quiz', level: level.level });
  const next = isLast ? test : linkFor({ kind: 'task', level: level.level, task: number + 1 });
  const resultHref = useResultBefore(level.level, test);
  const way = lessonWay(stepCount, seenSteps, isCompleted);
  // Before anything is painted, so that another lesson does not begin where this one is.
  useLayoutEffect(() => {
    if (way === 'finish') onStart({ text: way, step: stepCount, href: `#${stepAnchor(stepCount)}` });
    else if (way === 'next' && next !== null)
      onStart({ text: isLast ? 'quiz' : way, step: stepCount, href: next });
    else if (typeof way === 'number' && way > 1)
      onStart({ text: 'continueStep', step: way, href: `#${stepAnchor(way)}` });
    else onStart({ text: way === 1 ? 'start' : 'fromStart', step: 1, href: `#${stepAnchor(1)}` });
  }, [isLast, next, onStart, stepCount, way]);
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
      resultHref={resultHref}
      onCheckStep={check}
      onReadStep={visit}
    />
  );
}

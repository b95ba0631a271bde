import {
  CourseMap,
  CourseProvider,
  LevelCard,
  LevelPage,
  ProgressGrid,
  QuizRunner,
  TaskPage,
  UnlockGate,
  type CourseStorage,
} from '@course-kit/react';
import { outlineOf, type Course } from '@course-kit/react/model';
import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { linkFor, type Address } from './address';
import { useAddress } from './use-address';

// Fetched with the first lesson that needs it: a course without flows does without.
const FlowLesson = lazy(() => import('./flow-lesson'));

/** What lessons ask a learner to do, by the ids of their tasks. */
interface Work {
  readonly exercises: TaskExercises;
  readonly checks: TaskChecks;
}

export interface CoursePagesProps extends Work {
  readonly course: Course;
  /** Where progress is kept. @default this browser */
  readonly storage?: CourseStorage;
  /** Whether levels open one after the other. @default true */
  readonly hasGates?: boolean;
  /** Stands above each page. */
  readonly children?: ReactNode;
}

/** The whole course: its start, its levels, lessons and tests, each at an address of its own. */
export function CoursePages({ course, storage, hasGates = true, children, ...work }: CoursePagesProps) {
  const { address, top } = useAddress();
  // What learners have done belongs to the outline: a lesson may change without beginning anew.
  const outline = useMemo(() => outlineOf(course), [course]);
  const hasLevel = address.level !== undefined && course.levels[address.level - 1] !== undefined;
  const page = hasLevel ? (
    <LevelPart course={course} address={address} {...work} />
  ) : (
    <Start course={course} />
  );
  return (
    <CourseProvider course={outline} linkFor={linkFor} {...(storage && { storage })}>
      <header className="page-header">
        <a href="#/">{course.title}</a>
        {children}
      </header>
      <main ref={top} tabIndex={-1}>
        {hasLevel && hasGates ? <UnlockGate level={address.level ?? 1}>{page}</UnlockGate> : page}
      </main>
    </CourseProvider>
  );
}

function Start({ course }: { readonly course: Course }) {
  return (
    <>
      <title>{course.title}</title>
      <h1>{course.title}</h1>
      <CourseMap />
      <div className="cards">
        {course.levels.map(({ level }) => (
          <LevelCard key={level} level={level} headingRank={2} />
        ))}
      </div>
      <h2>Progress</h2>
      <ProgressGrid headingRank={3} />
    </>
  );
}

function LevelPart({
  course,
  address: { level: number = 1, task, isQuiz },
  exercises,
  checks,
}: Work & {
  readonly course: Course;
  readonly address: Address;
}) {
  const level = course.levels[number - 1];
  const lesson = level?.tasks[(task ?? 0) - 1];
  return (
    <>
      <title>{`${lesson?.title ?? level?.title} · ${course.title}`}</title>
      {level && lesson && task ? (
        lesson.figure || lesson.plan || lesson.video || exercises[lesson.id] || checks[lesson.id] ? (
          <Suspense>
            <FlowLesson key={lesson.id} level={level} task={task} exercises={exercises} checks={checks} />
          </Suspense>
        ) : (
          <TaskPage key={lesson.id} level={level} task={task} />
        )
      ) : level && isQuiz ? (
        <QuizRunner key={number} level={level} headingRank={1} />
      ) : (
        <LevelPage key={number} level={number} />
      )}
    </>
  );
}

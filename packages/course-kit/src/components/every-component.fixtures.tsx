import type * as kit from 'course-kit';
import {
  CertificateView,
  CourseMap,
  LevelCard,
  LevelPage,
  ProgressData,
  ProgressGrid,
  QuizRunner,
  SaveStatus,
  TaskPage,
  UnlockGate,
} from 'course-kit';
import type { ReactNode } from 'react';
import { exampleCertificate } from './example-course.fixtures.js';

type Named = Extract<keyof typeof kit, Capitalize<string>>;

/** The exported components that read a course from their provider or are given one; a new one has to be named below. */
export type ComponentName =
  | Exclude<Named, `${string}View` | `${string}Error` | 'CourseProvider' | 'FlowDiagram' | 'Toaster'>
  | 'CertificateView';

/** The exported views; of a certificate, the page is the view. */
export type ViewName = Exclude<Extract<Named, `${string}View`>, 'CertificateView'>;

/** Each component, about a level of the example course where it is about one. */
export const everyComponent = (level: number): Readonly<Record<ComponentName, ReactNode>> => ({
  CertificateView: <CertificateView id={exampleCertificate.id} />,
  CourseMap: <CourseMap />,
  LevelCard: <LevelCard level={level} />,
  LevelPage: <LevelPage level={level} />,
  ProgressData: <ProgressData />,
  ProgressGrid: <ProgressGrid />,
  QuizRunner: <QuizRunner level={level} />,
  SaveStatus: <SaveStatus />,
  TaskPage: <TaskPage level={level} task={2} />,
  UnlockGate: <UnlockGate level={3}>Lessons</UnlockGate>,
});

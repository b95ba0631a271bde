import type * as kit from '@course-kit/react';
import {
  CertificatePageView,
  CertificateView,
  CourseMap,
  CourseMapView,
  LevelCard,
  LevelCardView,
  LevelPage,
  LevelPageView,
  ProgressData,
  ProgressDataView,
  ProgressGrid,
  ProgressGridView,
  QuizRunner,
  QuizRunnerView,
  SaveStatus,
  SaveStatusView,
  TaskPage,
  TaskPageView,
  UnlockGate,
  UnlockGateView,
} from '@course-kit/react';
import { courseState } from '@course-kit/react/model';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { flowFigures } from '@course-kit/flow';
import { agentFlow } from '../../../flow/src/flow/flow.fixtures.js';
import { exampleCertificate, exampleCourse, exampleLevel, exampleState } from './example-course.fixtures.js';
import { quizAt } from './quiz-runner/quiz.fixtures.js';

type Named = Extract<keyof typeof kit, Capitalize<string>>;

/** The exported components that have a course; a new one must be added below. */
export type ComponentName =
  | Exclude<
      Named,
      | `${string}View`
      | `${string}Error`
      | 'CourseProvider'
      | 'FlowCanvas'
      | 'FlowDiagram'
      | 'Icon'
      | 'Toaster'
    >
  | 'CertificateView';

/** The exported views; of a certificate, the page is the view. */
export type ViewName = Exclude<Extract<Named, `${string}View`>, 'CertificateView'>;

/** Each component with the example course, and a level of it where the component needs one. */
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

/** A host's own props, which every view passes to its element. */
export interface HostProps extends Omit<HTMLAttributes<HTMLElement>, 'onSetCompleted'> {
  readonly ref?: Ref<HTMLElement>;
  readonly 'data-host'?: string;
}

const level = exampleLevel(1);

/** Each view, about the first level of the example course. */
export const everyView: Readonly<Record<ViewName, (host: HostProps) => ReactNode>> = {
  LevelCardView: (host) => <LevelCardView {...host} level={level} status="open" href="/level-1" />,
  LevelPageView: (host) => (
    <LevelPageView
      {...host}
      level={level}
      state={exampleState(1)}
      passMark={60}
      links={{ task: (task) => `/task-${task}`, quiz: '/quiz', home: '/' }}
    />
  ),
  TaskPageView: (host) => (
    <TaskPageView
      {...host}
      level={{ ...level, tasks: level.tasks.map((task) => ({ ...task, figure: agentFlow })) }}
      task={1}
      isCompleted={false}
      figures={[flowFigures]}
      links={{ level: '/level-1', next: '/task-2' }}
      onSetCompleted={() => {}}
    />
  ),
  QuizRunnerView: (host) => (
    <QuizRunnerView
      {...host}
      level={level}
      quiz={quizAt({ status: 'answering' })}
      passMark={60}
      links={{ level: '/level-1', next: '/level-2', isLastLevel: false }}
    />
  ),
  UnlockGateView: (host) => <UnlockGateView {...host} requiredLevel={1} href="/level-1" />,
  CertificatePageView: (host) => (
    <CertificatePageView
      {...host}
      lookup={{ status: 'found', certificate: exampleCertificate }}
      homeHref="/"
    />
  ),
  ProgressGridView: (host) => (
    <ProgressGridView
      {...host}
      course={exampleCourse}
      levels={courseState(exampleCourse, [])}
      hrefOf={(number) => `/level-${number}`}
      actions={{ onDownload: () => {} }}
    />
  ),
  CourseMapView: (host) => (
    <CourseMapView {...host} course={exampleCourse} levels={courseState(exampleCourse, [])} />
  ),
  ProgressDataView: (host) => (
    <ProgressDataView
      {...host}
      place="account"
      state="there"
      actions={{ onExport: () => {}, onDelete: () => {} }}
    />
  ),
  SaveStatusView: (host) => (
    <SaveStatusView
      {...host}
      ref={(host.ref ?? null) as Ref<HTMLDivElement>}
      status="saved"
      place="account"
      actions={{ onSaveAgain: () => {}, onExport: () => {}, onDiscard: () => {} }}
    />
  ),
};

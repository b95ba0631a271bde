import {
  CertificatePageView,
  CourseMapView,
  LevelCardView,
  LevelPageView,
  ProgressDataView,
  ProgressGridView,
  QuizRunnerView,
  SaveStatusView,
  TaskPageView,
  UnlockGateView,
} from 'course-kit';
import { courseState } from 'course-kit/model';
import { createRef, type HTMLAttributes, type Ref } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ViewName } from './every-component.fixtures.js';
import { exampleCertificate, exampleCourse, exampleLevel, exampleState } from './example-course.fixtures.js';
import { quizAt } from './quiz-runner/quiz.fixtures.js';

interface Host extends Omit<HTMLAttributes<HTMLElement>, 'onSetCompleted'> {
  readonly ref: Ref<HTMLElement>;
  readonly 'data-host': string;
}

const level = exampleLevel(1);

const views: Readonly<Record<ViewName, (host: Host) => React.ReactNode>> = {
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
      level={level}
      task={1}
      isCompleted={false}
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
      ref={host.ref as Ref<HTMLDivElement>}
      status="saved"
      place="account"
      actions={{ onSaveAgain: () => {}, onExport: () => {}, onDiscard: () => {} }}
    />
  ),
};

test.each(Object.entries(views))('%s is one element that takes the host’s props and ref', async (_, view) => {
  const ref = createRef<HTMLElement>();
  const host = { ref, id: 'mine', className: 'mine', style: { order: 7 }, 'data-host': 'yes' };

  const { container } = await render(view(host));

  const [root, ...others] = container.children;
  expect(others).toHaveLength(0);
  expect(ref.current).toBe(root);
  expect(root).toHaveAttribute('id', 'mine');
  expect(root).toHaveAttribute('data-host', 'yes');
  expect(root).toHaveClass('ck-root', 'mine');
  expect(root).toHaveStyle({ order: '7' });
});

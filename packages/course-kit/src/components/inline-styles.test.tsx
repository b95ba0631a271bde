import {
  CertificatePageView,
  CourseMapView,
  FlowDiagram,
  LevelCardView,
  LevelPageView,
  ProgressDataView,
  ProgressGridView,
  QuizRunnerView,
  SaveStatusView,
  TaskPageView,
  UnlockGateView,
} from 'course-kit';
import 'course-kit/styles.css';
import { courseState } from 'course-kit/model';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { agentFlow } from '../flow/flow.fixtures.js';
import { exampleCertificate, exampleCourse, exampleLevel, exampleState } from './example-course.fixtures.js';
import { quizAt } from './quiz-runner/quiz.fixtures.js';

const level = exampleLevel(1);
const levels = courseState(exampleCourse, []);

const views: Record<string, React.ReactNode> = {
  LevelCardView: <LevelCardView level={level} status="open" href="/level-1" />,
  LevelPageView: (
    <LevelPageView
      level={level}
      state={exampleState(1)}
      passMark={60}
      links={{ task: (task) => `/task-${task}`, quiz: '/quiz', home: '/' }}
    />
  ),
  TaskPageView: (
    <TaskPageView
      level={{ ...level, tasks: level.tasks.map((task) => ({ ...task, flow: agentFlow })) }}
      task={1}
      isCompleted={false}
      links={{ level: '/level-1', next: '/task-2' }}
      onSetCompleted={() => {}}
    />
  ),
  QuizRunnerView: (
    <QuizRunnerView
      level={level}
      quiz={quizAt({ status: 'answering' })}
      passMark={60}
      links={{ level: '/level-1', next: '/level-2', isLastLevel: false }}
    />
  ),
  UnlockGateView: <UnlockGateView requiredLevel={1} href="/level-1" />,
  CertificatePageView: (
    <CertificatePageView lookup={{ status: 'found', certificate: exampleCertificate }} homeHref="/" />
  ),
  CourseMapView: <CourseMapView course={exampleCourse} levels={levels} />,
  FlowDiagram: <FlowDiagram flow={agentFlow} />,
  ProgressGridView: (
    <ProgressGridView
      course={exampleCourse}
      levels={levels}
      hrefOf={(number) => `/level-${number}`}
      actions={{ onDownload: () => {} }}
    />
  ),
  ProgressDataView: (
    <ProgressDataView place="browser" state="there" actions={{ onExport: () => {}, onDelete: () => {} }} />
  ),
  SaveStatusView: (
    <SaveStatusView
      status="saved"
      place="browser"
      actions={{ onSaveAgain: () => {}, onExport: () => {}, onDiscard: () => {} }}
    />
  ),
};

test.each(Object.entries(views))(
  'the markup of %s has no inline styles, which policies refuse',
  (_, view) => {
    expect(renderToString(view)).not.toMatch(/<[^>]+ style=/);
  },
);

test('a level has its color before any script has run', () => {
  document.body.innerHTML = '';
  const parsed = new DOMParser().parseFromString(renderToString(views['CourseMapView']), 'text/html');
  document.body.append(...parsed.body.children);
  const [first, second] = document.querySelectorAll('.ck-map-level');
  const colorOf = (of: Element | undefined) =>
    of && getComputedStyle(of.querySelector('.ck-map-node') ?? of).borderTopColor;

  expect(first?.getAttribute('style')).toBeNull();
  expect(first && getComputedStyle(first).getPropertyValue('--ck-level-color')).not.toBe('');
  expect(colorOf(first)).not.toBe(colorOf(second));
  document.body.innerHTML = '';
});

test('a level has its color, and another one with another level, in browsers that cannot read it from an attribute', async () => {
  const card = (color: string) => <LevelCardView level={{ ...level, color }} status="open" href={null} />;
  const { container, rerender } = await render(card('rgb(1, 2, 3)'));
  const root = container.querySelector<HTMLElement>('.ck-level-card');

  expect(root?.style.getPropertyValue('--ck-level-color')).toBe('rgb(1, 2, 3)');

  await rerender(card('rgb(4, 5, 6)'));

  expect(root?.style.getPropertyValue('--ck-level-color')).toBe('rgb(4, 5, 6)');
  expect(root && getComputedStyle(root).borderTopColor).toBe('rgb(4, 5, 6)');
});

import {
  CertificateView,
  CourseMap,
  CourseProvider,
  LevelCard,
  LevelPage,
  ProgressData,
  ProgressGrid,
  QuizRunner,
  SaveStatus,
  TaskPage,
  UnlockGate,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { en, type CourseMessages } from '@course-kit/react/messages';
import { ar } from '@course-kit/react/messages/ar';
import { de } from '@course-kit/react/messages/de';
import { es } from '@course-kit/react/messages/es';
import { fr } from '@course-kit/react/messages/fr';
import { he } from '@course-kit/react/messages/he';
import { ja } from '@course-kit/react/messages/ja';
import { ptBR } from '@course-kit/react/messages/pt-BR';
import { zhHans } from '@course-kit/react/messages/zh-Hans';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '@course-kit/react/styles.css';
import { begunRecord, exampleCertificate, exampleCourse, passedRecord } from './example-course.fixtures.js';

const languages = { ar, de, es, fr, he, ja, 'pt-BR': ptBR, 'zh-Hans': zhHans };

const everything = (
  <>
    {[1, 2, 3].map((level) => (
      <LevelCard key={level} level={level} />
    ))}
    <CourseMap />
    <LevelPage level={2} />
    <TaskPage level={2} task={1} />
    <QuizRunner level={2} />
    <UnlockGate level={3}>Lessons</UnlockGate>
    <ProgressGrid />
    <ProgressData />
    <SaveStatus />
    <CertificateView id={exampleCertificate.id} />
  </>
);

const { documentElement: root } = document;

beforeEach(() => page.viewport(390, 800));
afterEach(async () => {
  root.lang = root.dir = '';
  await page.viewport(1280, 800);
});

/** Texts that need no values. */
function fixedTexts(catalogue: CourseMessages): string[] {
  return Object.values(catalogue)
    .flatMap((messages) => Object.values<unknown>(messages))
    .filter((text) => typeof text === 'string')
    .filter((text) => !text.includes('{'));
}

/** What is shown or read aloud, piece by piece. */
function textsOf(element: Element): string[] {
  return [...element.querySelectorAll('*')].flatMap((part) => [
    part.getAttribute('aria-label') ?? '',
    ...[...part.childNodes].filter((node) => node instanceof Text).map((node) => node.data),
  ]);
}

/** What stands out of the page sideways. */
function overflowing(element: Element): string[] {
  return [...element.querySelectorAll('*')]
    .filter((part) => part.checkVisibility() && !part.closest('pre, .ck-visually-hidden'))
    .filter((part) => {
      const { left, right } = part.getBoundingClientRect();
      return left < -1 || right > root.clientWidth + 1;
    })
    .map((part) => `${part.localName}.${part.getAttribute('class')}: ${part.textContent}`);
}

test.each(Object.entries(languages))(
  'on a phone, %s fits and has no English in it',
  async (tag, messages) => {
    root.lang = tag;
    root.dir = tag === 'ar' || tag === 'he' ? 'rtl' : 'ltr';
    const storage = createMemoryStorage({
      records: [passedRecord(1), begunRecord(2)],
      certificates: [exampleCertificate],
    });
    const { container } = await render(
      <CourseProvider
        course={exampleCourse}
        storage={storage}
        linkFor={defaultLinkFor}
        messages={messages}
        locale={tag}
      >
        {everything}
      </CourseProvider>,
    );
    const own = fixedTexts(messages);
    const english = fixedTexts(en).filter((text) => !own.includes(text));
    const expectRight = () => {
      const texts = textsOf(document.body);
      expect(texts.filter((text) => english.includes(text))).toEqual([]);
      expect(overflowing(document.body)).toEqual([]);
    };

    await expect.element(page.getByText(messages.certificateView.details)).toBeVisible();
    await expect.element(page.getByText(messages.progressData.delete)).toBeVisible();
    expectRight();

    for (const question of container.querySelectorAll('fieldset')) question.querySelector('input')?.click();
    await page.getByRole('button', { name: messages.quizRunner.submit }).click();
    await expect.element(page.getByText(messages.quizRunner.failed, { exact: true })).toBeVisible();
    await expect
      .element(page.getByText(messages.toaster['quiz-failed.title'], { exact: true }))
      .toBeVisible();
    expectRight();
  },
);

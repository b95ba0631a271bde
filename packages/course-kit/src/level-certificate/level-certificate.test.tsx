import {
  CourseProvider,
  CourseStorageError,
  defaultLinkFor,
  ProgressGrid,
  QuizRunner,
  type CourseStorage,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { CertificateList, LevelCertificate } from '@course-kit/react/level-certificate';
import '@course-kit/react/level-certificate.css';
import '@course-kit/react/styles.css';
import { translateOutline } from '@course-kit/react/model';
import { de } from '@course-kit/react/messages/de';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord, revokedCertificate } from '../components/example-course.fixtures.js';
import { optionText } from '../components/quiz-runner/quiz-fields.fixtures.js';
import { answersWith } from '../components/quiz-runner/quiz.fixtures.js';

const learner = { id: 'ada', fullName: 'Ada Lovelace' };
const make = page.getByRole('button', { name: /^Make my certificate/ });
const readyTitle = page.getByRole('heading', { name: 'Your certificate is ready' });
const field = page.getByRole('textbox', { name: 'Name on your certificate' });

function passed(levels: readonly number[] = [1]) {
  return createMemoryStorage({
    learner,
    records: levels.map((level) => passedRecord(level)),
    isVerified: true,
    clock: () => 1_763_683_200_000,
  });
}

async function show(storage: CourseStorage, what = <LevelCertificate level={1} />) {
  await render(
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
      {what}
    </CourseProvider>,
  );
}

test('whoever has passed makes the certificate with the name that is printed on it, and goes on from there', async () => {
  const storage = passed();
  await show(storage);
  await expect.element(field).toHaveValue('Ada Lovelace');
  await field.fill('Ada King');
  await expect.element(page.getByRole('article').getByText('Ada King')).toBeVisible();
  await make.click();

  await expect.element(readyTitle).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Download PDF' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'View certificate' }))
    .toHaveAttribute('href', '/certificate/CERT-1763683200000-L1');
  expect(await storage.certificates.list()).toMatchObject([{ level: 1, userName: 'Ada King', score: 75 }]);
});

test('flows that wait to be saved go before the certificate that names them', async () => {
  const storage = passed();
  const waiting = { fingerprint: '0123456789abcdef', release: '1.12.5', at: 1_763_683_100_000 };
  storage.drafts.write(1, { passedFlows: { 1: waiting } }, 2);
  const known = vi.fn<() => void>();
  const issue: typeof storage.certificates.issue = async (request) => {
    if ((await storage.flowChecks?.list())?.length === 1) known();
    return storage.certificates.issue(request);
  };
  await show({ ...storage, certificates: { ...storage.certificates, issue } });
  await make.click();
  await expect.element(readyTitle).toBeVisible();
  expect(known).toHaveBeenCalledOnce();
});

describe('the project of the level', () => {
  const [first, ...others] = exampleCourse.levels;
  const course = {
    ...exampleCourse,
    levels: first ? [{ ...first, project: { task: 2, flow: 1, title: 'The Loaf' } }, ...others] : [],
  };
  const lesson = page.getByRole('link', { name: 'The Loaf' });
  const check = { isPassed: true, fingerprint: '0123456789abcdef', release: null, at: 1 };
  const naming = () => {
    const storage = passed();
    return { ...storage, certificates: { ...storage.certificates, namesProjects: true } };
  };
  const showIn = (storage: CourseStorage, what = <LevelCertificate level={1} />) =>
    render(
      <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
        {what}
      </CourseProvider>,
    );
  const showFrom = async (storage: CourseStorage) => {
    await showIn(storage);
    await expect.element(make).toBeVisible();
  };

  test('is offered to be checked before the certificate is made, and not after it', async () => {
    await showFrom(naming());
    await expect.element(lesson).toHaveAttribute('href', '/level-1/task-2');
    await make.click();
    await expect.element(readyTitle).toBeVisible();
    expect(lesson.query()).toBeNull();
  });

  test.each([
    ['before the first certificate', []],
    ['whose name was confirmed before', [{ level: 2, userName: 'Ada King' }]],
  ])('is offered in the list as well, %s', async (_, made) => {
    const storage = naming();
    for (const one of made)
      await storage.certificates.issue({ ...one, courseName: course.title, score: 75, issuedBy: 'Bakery' });
    await showIn(storage, <CertificateList />);
    await make.click();
    await expect.element(lesson).toHaveAttribute('href', '/level-1/task-2');
    expect(await storage.certificates.list()).toHaveLength(made.length);
    await page.getByRole('button', { name: 'Make my certificate', exact: true }).click();
    await expect.element(readyTitle).toBeVisible();
  });

  describe('on the dashboard', () => {
    const download = page.getByRole('button', { name: /^Download PDF.*First loaves/ });
    const dialog = page.getByRole('dialog', { name: 'Your name on the certificate' });
    const sentence =
      "Your certificate can name this level's project, The Loaf: check it in its lesson first. It can't be added later.";

    test('is offered by the dialog in the same words, also where the name was confirmed before', async () => {
      const storage = naming();
      const request = { userName: 'Ada King', courseName: course.title, score: 75, issuedBy: 'Bakery' };
      await storage.certificates.issue({ ...request, level: 2 });
      await showIn(storage, <ProgressGrid />);
      await download.click();
      await expect.element(dialog).toHaveAccessibleDescription(sentence);
      await expect
        .element(dialog.getByRole('link', { name: 'The Loaf' }))
        .toHaveAttribute('href', '/level-1/task-2');
      await expect.element(dialog.getByRole('textbox')).toHaveFocus();
      expect(await storage.certificates.list()).toHaveLength(1);
    });

    test('is not offered for a certificate that was made, and no name is asked for', async () => {
      const storage = naming();
      const request = { userName: 'Ada King', courseName: course.title, score: 75, issuedBy: 'Bakery' };
      await storage.certificates.issue({ ...request, level: 1 });
      await showIn(storage, <ProgressGrid />);
      await download.click();
      await expect.element(page.getByText('Certificate downloaded!')).toBeVisible();
      expect(dialog.query()).toBeNull();
    });

    test('is not mentioned once it has passed', async () => {
      const storage = naming();
      storage.drafts.write(1, { checks: { 'The Loaf': check } }, 2);
      await showIn(storage, <ProgressGrid />);
      await download.click();
      await expect.element(dialog).toBeVisible();
      expect(lesson.query()).toBeNull();
    });
  });

  test('is not mentioned once it has passed', async () => {
    const storage = naming();
    storage.drafts.write(1, { checks: { 'The Loaf': check } }, 2);
    await showFrom(storage);
    expect(lesson.query()).toBeNull();
  });

  test('is not mentioned where certificates of the storage name none', async () => {
    await showFrom(passed());
    expect(lesson.query()).toBeNull();
  });
});

describe('in another language than the course is written in', () => {
  const showTranslated = (what: ReactNode) =>
    render(
      <CourseProvider
        course={{ ...exampleCourse, language: 'en' }}
        translation={translateOutline(exampleCourse, [{ title: 'Erste Laibe', tasks: [] }], 'de')}
        storage={passed([1, 2])}
        linkFor={defaultLinkFor}
        messages={de}
        locale="de"
      >
        {what}
      </CourseProvider>,
    );

  test.each([
    ['at the level', <LevelCertificate key="level" level={1} />],
    ['in the list', <CertificateList key="list" initialLevel={1} />],
  ])('%s, the sheet says the level in the words of the page, which are not marked', async (_, what) => {
    await showTranslated(what);
    const title = page.getByRole('article').getByText('Erste Laibe', { exact: true });
    await expect.element(title).toBeVisible();
    await expect.element(title).not.toHaveAttribute('lang');
    expect(page.getByText('First loaves').query()).toBeNull();
  });

  test('the list names levels in the words of the page, and marks those that are as they were written', async () => {
    await showTranslated(<CertificateList />);
    await expect.element(page.getByRole('heading', { name: 'Stufe 1: Erste Laibe' })).toBeVisible();
    await expect.element(page.getByRole('heading').getByText('Sourdough')).toHaveAttribute('lang', 'en');
  });

  test('so does the sheet of the dialog on the dashboard', async () => {
    await showTranslated(<ProgressGrid />);
    await page
      .getByRole('button', { name: /Erste Laibe/ })
      .first()
      .click();
    const sheet = page.getByRole('dialog').getByRole('article');
    await expect.element(sheet.getByText('Erste Laibe', { exact: true })).toBeVisible();
  });
});

test('a certificate that was made before is shown, and not made again', async () => {
  const storage = passed();
  const request = { userName: 'Ada', level: 1, courseName: 'Bread Baking', score: 75, issuedBy: 'Bakery' };
  await storage.certificates.issue(request);
  await show(storage);

  await expect.element(readyTitle).toBeVisible();
  expect(make.query()).toBeNull();
});

test.each([
  ['at the level', <LevelCertificate key="level" level={1} />],
  ['in the list', <CertificateList key="list" initialLevel={1} />],
])(
  '%s, a certificate that cannot be looked up is not offered to be made, and is shown once there is a network',
  async (_, what) => {
    const storage = passed();
    const request = { userName: 'Ada', level: 1, courseName: 'Bread Baking', score: 75, issuedBy: 'Bakery' };
    await storage.certificates.issue(request);
    const notLoaded = page.getByText(/^Your certificates could not be loaded/u);
    let isOnline = false;
    const list: typeof storage.certificates.list = async () => {
      if (isOnline) return storage.certificates.list();
      throw new CourseStorageError('unavailable', 'certificates.list');
    };
    await show({ ...storage, certificates: { ...storage.certificates, list } }, what);
    await expect.element(notLoaded.first()).toBeVisible();
    expect(make.query()).toBeNull();
    expect(page.getByRole('article').query()).toBeNull();

    isOnline = true;
    dispatchEvent(new Event('online'));
    await expect.element(readyTitle).toBeVisible();
    await expect.element(readyTitle).not.toHaveFocus();
    expect(notLoaded.query()).toBeNull();
  },
);

test('a retake that is being saved leaves the name alone that is typed', async () => {
  const storage = passed();
  const saveQuizResult = () => new Promise<never>(() => {});
  await show(
    { ...storage, progress: { ...storage.progress, saveQuizResult } },
    <>
      <QuizRunner level={1} />
      <LevelCertificate level={1} />
    </>,
  );
  await page.getByRole('button', { name: 'Retake Test' }).click();
  for (const [question, option] of answersWith(4).entries())
    await page.getByRole('radio', { name: optionText(question, option), exact: true }).click();
  await field.fill('Ada King');
  const typed = field.element();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  expect(field.element()).toBe(typed);
  expect(typed).toHaveValue('Ada King');
});

test('nothing is offered before the level is passed', async () => {
  await show(passed(), <LevelCertificate level={2} />);
  await show(passed(), <LevelCertificate level={1} />);

  await expect.element(make).toBeVisible();
  expect(page.getByText('Your certificate for Level 2').query()).toBeNull();
});

test.each([
  ['unavailable', 'There is no connection.'],
  ['unknown', 'Your certificate could not be made.'],
] as const)(
  'a certificate that cannot be made (%s) says so, and can be made after that',
  async (code, says) => {
    const storage = passed();
    const issue = vi
      .fn<CourseStorage['certificates']['issue']>(storage.certificates.issue)
      .mockRejectedValueOnce(new CourseStorageError(code, 'certificates.issue'));
    await show({ ...storage, certificates: { ...storage.certificates, issue } });
    await make.click();
    await expect.element(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await make.click();

    await expect.element(readyTitle).toBeVisible();
  },
);

test('the list asks for the name before the first certificate only', async () => {
  const storage = passed([1, 2]);
  await show(storage, <CertificateList />);
  await page.getByRole('button', { name: 'Make my certificate Level 1: First loaves' }).click();
  await field.fill('Ada King');
  await page.getByRole('button', { name: 'Make my certificate', exact: true }).click();
  await expect.element(readyTitle).toBeVisible();
  await page.getByRole('button', { name: 'Make my certificate Level 2: Sourdough' }).click();

  await expect.element(page.getByRole('heading', { name: 'Level 2: Sourdough' })).toBeVisible();
  await expect
    .poll(async () => (await storage.certificates.list()).map(({ level, userName }) => [level, userName]))
    .toEqual([
      [1, 'Ada King'],
      [2, 'Ada King'],
    ]);
  await expect.element(page.getByText('Opens when you pass Level 2')).not.toBeInTheDocument();
});

test.each([
  ['at the level', <LevelCertificate key="level" level={1} />],
  ['in the list', <CertificateList key="list" />],
])(
  '%s, a revoked certificate says since when and why, and is not offered to be passed on',
  async (_, what) => {
    const storage = createMemoryStorage({
      learner,
      records: [passedRecord(1)],
      certificates: [{ ...revokedCertificate, score: 75 }],
      isVerified: true,
    });
    await show(storage, what);

    await expect.element(page.getByText(/^Revoked on January 15, 2026:/u)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^View certificate/u })).toBeVisible();
    expect(page.getByRole('button').elements()).toEqual([]);
  },
);

test('a certificate that may be replaced is made again, after its name is asked for again', async () => {
  const revocation = { revokedAt: '2026-01-15T12:00:00Z', reason: 'Misspelled.', isReplaceable: true };
  const storage = createMemoryStorage({
    learner,
    records: [passedRecord(1)],
    certificates: [{ ...revokedCertificate, score: 75, userName: 'Ada Lovelaec', revocation }],
    isVerified: true,
  });
  await show(storage, <CertificateList />);
  await expect.element(page.getByText(/^Revoked on January 15, 2026:/u)).toBeVisible();
  await make.click();
  await expect.element(field).toHaveValue('Ada Lovelaec');
  await field.fill('Ada Lovelace');
  await make.click();

  await expect.element(readyTitle).toHaveFocus();
  expect((await storage.certificates.list()).map(({ userName }) => userName)).toEqual([
    'Ada Lovelaec',
    'Ada Lovelace',
  ]);
});

test('what one learner has made is not shown to the next who signs in', async () => {
  const storage = passed();
  await show(storage, <CertificateList />);
  await make.click();
  await field.fill('Ada King');
  await make.click();
  await expect.element(page.getByRole('link', { name: /^View certificate/u })).toBeVisible();

  storage.signIn({ id: 'bob', fullName: 'Bob' });
  await expect.element(page.getByRole('link', { name: 'Take the test of Level 1' }).first()).toBeVisible();
  expect(page.getByText('Earlier certificates').query()).toBeNull();
  expect(document.querySelector('[href*="CERT-"]')).toBeNull();
});

test('every row of the list has something in the place of its certificate', async () => {
  await show(passed(), <CertificateList />);
  const places = () => [...document.querySelectorAll('.ck-certificate-thumb')];
  await expect.poll(() => places()[1]?.textContent).toBe('2');
  expect(places().length).toBe(exampleCourse.levels.length);
  for (const place of places()) expect(place.textContent !== '' || place.querySelector('svg')).toBeTruthy();
});

import '../../styles/styles.css';
import { QuizRunner } from '@course-kit/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { mixedCourse } from './mixed-quiz.fixtures.js';

const heightsIn = (root: ParentNode) =>
  [...root.querySelectorAll('fieldset')].map((fields) => Math.round(fields.getBoundingClientRect().height));

const LONG = 'Wiederherstellungspunkte';
const inGerman = {
  ...mixedCourse,
  levels: mixedCourse.levels.map((level) => ({
    ...level,
    questions: level.questions.map((question) =>
      question.kind === 'fill-in'
        ? question
        : {
            ...question,
            options: question.options.map((option, index) =>
              // What belongs to another stands in a list, in one line.
              question.kind === 'pairs' && index >= question.options.length / 2
                ? option
                : `${LONG} ${option} ${LONG}`,
            ),
          },
    ),
  })),
};

test.each([
  ['in a wide page', 800, mixedCourse],
  ['on a phone', 390, mixedCourse],
  ['with long words on a phone', 390, inGerman],
])(
  'questions of every kind have their height before the fields of their kind are there, %s',
  async (_, width, course) => {
    await page.viewport(width, 800);
    const quiz = <QuizRunner course={course} level={1} />;
    const server = document.createElement('div');
    server.innerHTML = renderToString(quiz);
    document.body.append(server);
    const before = heightsIn(server);
    const [oneOption, ...others] = server.querySelectorAll('fieldset');
    expect(oneOption?.querySelectorAll('input')).toHaveLength(3);
    for (const fields of others)
      expect(fields.querySelector('input, button, select'), 'nothing to press').toBeNull();
    server.remove();
    expect(Math.min(...before)).toBeGreaterThan(100);

    const { container } = await render(quiz);
    await expect.element(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    expect(heightsIn(container)).toEqual(before);
  },
);

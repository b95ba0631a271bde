import type { Page } from '@playwright/test';
import { chooseLanguage } from '../support/page.js';
import { expect, test } from '../support/test.js';
import { openAs, register } from './support/learner.js';
import { answersTo } from './support/marking.js';

const FIRST = ['q1', 'q2', 'q3', 'q4', 'q5'];
/** Why the answers to the second and to the fourth question are right. */
const PORT = 'Von sich aus nimmt Langflow den Port 7860.';
const TEMPERATURE = 'Die Temperatur legt fest, wie frei das Modell seine Wörter wählt';

/** Hands in answers to what is asked, of which some are right; says what the database answers. */
async function handIn(page: Page, asked: readonly string[], score: number): Promise<string> {
  const questions = page.locator('.ck-question');
  for (const [place, id] of answersTo(1, asked, score).answers.entries())
    await questions.nth(place).locator(`input[value="${id}"]`).check();
  const marked = page.waitForResponse(/\/rpc\/hand_in_answers$/);
  await page.getByRole('button', { name: 'Antworten abgeben' }).click();
  return (await marked).text();
}

test.describe('in German', () => {
  test.use({ kept: { 'langflow-learning:language': 'de' } });

  test('a learner reads in German why answers are right, and no more than is told', async ({
    page,
    request,
  }) => {
    await openAs(page, await register(request), '/level-1/quiz');
    const failed = await handIn(page, FIRST, 60);
    await expect(page.getByRole('heading', { name: 'Nicht bestanden', exact: true })).toBeVisible();
    const answers = page.locator('.ck-answers');
    const told = async () => {
      await expect(answers).toContainText(PORT);
      await expect(answers.getByText('Warum:')).toHaveCount(3);
      await expect(page.locator('.ck-results [lang=en]')).toHaveCount(0);
      await expect(page.getByText('Die Erklärungen sind auf Englisch.')).toHaveCount(0);
    };
    await told();
    expect(failed).toContain(PORT);
    expect(failed).not.toContain(TEMPERATURE);
    await page.reload();
    await told();

    await chooseLanguage(page, 'English', 'Sprache');
    await expect(answers).toContainText('The default port is 7860.');
    await expect(answers).not.toContainText(PORT);
    await chooseLanguage(page, 'Deutsch');
    await told();

    const draw = page.waitForResponse(/\/rpc\/draw_quiz$/);
    await page.getByRole('button', { name: 'Test wiederholen' }).click();
    const drawn = (await (await draw).json()) as readonly string[];
    await handIn(page, drawn, 80);
    await expect(page.getByRole('heading', { name: 'Bestanden', exact: true })).toBeVisible();
    await expect(answers.getByText('Warum:')).toHaveCount(5);
    // Names on the certificate, which comes between these, are English ones.
    await expect(page.locator(':is(.ck-results-summary, .ck-results-details) [lang=en]')).toHaveCount(0);
  });
});

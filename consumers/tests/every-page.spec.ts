import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { coloursOf, expectedColours, parts, type Scheme } from './colours';
import { failOnNoise } from './noise';

/** Ignored by git. */
const PICTURES = fileURLToPath(new URL('../../test-results/consumers', import.meta.url));

failOnNoise();

/** Answers every question right and hands the answers in. */
async function passQuiz(page: Page) {
  for (const name of ['Yeast', 'Heat']) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByRole('heading', { name: 'Passed', exact: true })).toBeFocused();
}

async function openDialog(page: Page) {
  // A host's page leaves it no room, and it stays while the pointer is on it.
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Download PDF : Dough' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a quiz is answered and marked', async ({ page }) => {
  await page.goto('');
  for (const name of ['Yeast', 'Water']) await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Submit answers' }).click();

  await expect(page.getByRole('heading', { name: 'Not Passed' })).toBeFocused();
  const answers = page.getByRole('listitem');
  await expect(answers.filter({ hasText: 'What makes dough rise?' })).toContainText('Right');
  await expect(answers.filter({ hasText: 'What makes a crust brown?' })).toContainText('Wrong');
});

test('a passed quiz is still passed after a reload', async ({ page }) => {
  await page.goto('');
  await passQuiz(page);
  await page.reload();

  await expect(page.getByText('Quiz completed: 100%')).toBeVisible();
});

/** How a page says which scheme it has, each with the system set the other way. */
const WAYS: Record<string, (scheme: Scheme) => void> = {
  'the page’s color-scheme': (scheme: Scheme) => {
    document.documentElement.style.colorScheme = scheme;
  },
  // Elements have an attribute of their own: no stylesheet of theirs sees the page around.
  'data-ck-theme': (scheme: Scheme) => {
    document.documentElement.dataset['ckTheme'] = scheme;
    for (const element of document.querySelectorAll('[namespace]')) element.setAttribute('theme', scheme);
  },
};

for (const scheme of ['light', 'dark'] as const) {
  for (const [way, set] of Object.entries(WAYS)) {
    test(`every part has its colours: ${scheme} by ${way}`, async ({ page, browser }, { project }) => {
      const isPictured = way !== 'data-ck-theme';
      const bare = await browser.newPage();
      const expected = await expectedColours(bare, scheme);
      await bare.close();
      await page.emulateMedia({
        colorScheme: scheme === 'light' ? 'dark' : 'light',
        reducedMotion: 'reduce',
      });
      await page.goto('');
      await page.evaluate(set, scheme);
      await passQuiz(page);
      const take = (suffix: string, fullPage: boolean) =>
        page.screenshot({ path: `${PICTURES}/${project.name}-${scheme}${suffix}.png`, fullPage });
      if (isPictured) await take('', true);
      await openDialog(page);
      if (isPictured) await take('-dialog', false);

      for (const part of parts) {
        expect.soft(await coloursOf(page, part), part).toEqual(expected[part]);
      }
    });
  }
}

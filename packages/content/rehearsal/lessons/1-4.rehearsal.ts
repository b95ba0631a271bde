import { expect } from '@playwright/test';
import { join } from 'node:path';
import { exportFlow } from '../langflow/share.js';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';

rehearse('1-4', async ({ step, langflow, page, lesson, server }) => {
  const { projects, editor, playground } = langflow;
  const versions = page.getByText('Version History', { exact: true });

  await step('Start from a template and name it', async ({ meet, press, see, picture }) => {
    await projects.openTemplates();
    await press('Basic Prompting', projects.template('Basic Prompting'));
    await meet('Language Model', editor.node('Language Model'));
    await editor.chooseModel('Language Model', 'gpt-5.4');
    // Lessons before have begun with the same template.
    const name = await projects.nameOfOpenFlow();
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    const edit = await projects.menuItem(name, 'Edit details');
    await picture(edit);
    await press('Edit details', edit);
    await page.getByRole('textbox', { name: 'Flow name' }).fill('Study Partner');
    await page
      .getByRole('textbox', { name: 'Flow description' })
      .fill('Explains a subject and asks one question.');
    await projects.dialog.getByRole('button', { name: 'Save' }).click();
    await see(() => meet('Study Partner', projects.flow('Study Partner')));
    await projects.openFlow('Study Partner');
    await expect(editor.node('Language Model')).toContainText('gpt-5.4');
  });

  await step('Record a first answer', async ({ meet, press, see, picture, snippet }) => {
    await picture(playground.opener, editor.canvas);
    await press('Playground', playground.opener);
    const answer = await playground.ask(snippet('Question for all comparisons'));
    await playground.close();
    await expect(await meet('Prompt Template', editor.node('Prompt Template'))).toContainText('enthusiastic');
    await editor.addNote(`## Before\n${answer}`);
    await see(() =>
      expect(page.getByRole('application', { name: /^Note node/ }).last()).toContainText(
        'brilliant question',
      ),
    );
  });

  await step('Save a version before you change anything', async ({ meet, press, see }) => {
    await editor.openVersions();
    await meet('Version History', versions);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await press('Save', save);
    await projects.dialog.getByRole('textbox').fill('Template');
    await projects.dialog.getByRole('button', { name: 'Save' }).click();
    await see(async () => {
      await expect(page.getByRole('button', { name: /^v1 — Template/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^v\d — / })).toHaveCount(1);
    });
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await meet('Duplicate', await projects.menuItem('Study Partner', 'Duplicate'));
    await page.keyboard.press('Escape');
    await projects.openFlow('Study Partner');
  });

  await step('Rewrite the instructions', async ({ meet, press, see, picture, snippet }) => {
    await meet('Prompt Template', editor.node('Prompt Template'));
    await meet('Template', editor.node('Prompt Template').getByText('Template', { exact: true }));
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('New instructions'));
    // The dialog fills the page: about as small as a picture, it shows both the instructions and the button.
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await page.setViewportSize({ width: 768, height: 510 });
    await picture(dialog.getByRole('button', { name: 'Check & Save' }));
    await page.setViewportSize(size);
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    await meet('System Message', editor.input('Language Model', 'System Message'));
    await playground.open();
    await press('New Chat', playground.newChat.first());
    await see(async () => expect(await playground.ask('Why is the sky blue?')).toMatch(/\?$/));
    await playground.close();
  });

  await step('Add variables', async ({ meet, press, see, picture, snippet }) => {
    const dialog = await editor.openTemplate();
    await dialog.getByRole('textbox').fill(snippet('Instructions with variables'));
    await press('Check & Save', dialog.getByRole('button', { name: 'Check & Save' }));
    const prompt = editor.node('Prompt Template');
    await (await meet('subject', prompt.getByRole('textbox', { name: 'subject' }))).fill('physics');
    await (await meet('tone', prompt.getByRole('textbox', { name: 'tone' }))).fill('calm');
    await picture(prompt.getByRole('textbox', { name: 'tone' }));
    const calm = await playground.askInNewChat('Why is the sky blue?');
    await playground.close();
    await prompt.getByRole('textbox', { name: 'tone' }).fill('like a sports commentator');
    const sporty = await playground.askInNewChat('Why is the sky blue?');
    await playground.close();
    await see(async () => {
      expect(calm).not.toBe(sporty);
      expect(sporty).toContain('racing');
    });
  });

  await step('Feel the temperature', async ({ meet, press, see, picture, snippet }) => {
    await meet('Language Model', editor.node('Language Model'));
    await editor.modelList('Language Model').click();
    await press('Manage Model Providers', page.getByRole('button', { name: 'Manage Model Providers' }));
    await projects.dialog.getByRole('button', { name: /^OpenAI \d/ }).click();
    await meet('reasoning', projects.dialog.getByText('reasoning').first());
    await langflow.settings.turnOn('gpt-4.1-mini');
    await projects.dialog.getByRole('button', { name: 'Close' }).click();
    await editor.chooseModel('Language Model', 'gpt-4.1-mini');
    const component = editor.component('Language Model');
    await component.addField('Temperature', { meet, press, picture });
    await expect(component.node.getByText('Temperature', { exact: true })).toBeVisible();
    expect(Number(await component.node.getByTestId('default_slider_display_value').innerText())).toBe(0.1);
    await editor.node('Prompt Template').getByRole('textbox', { name: 'tone' }).fill('calm');
    const comparisons = async () => {
      const answers: string[] = [];
      for (let time = 0; time < 3; time += 1)
        answers.push(await playground.askInNewChat(snippet('Request for the comparison')));
      await playground.close();
      return new Set(answers).size;
    };
    const cold = await comparisons();
    await editor.setSlider(component.node, 0.9);
    const warm = await comparisons();
    await see(async () => expect(cold).toBeLessThan(warm));
  });

  await step('Swap the model', async ({ meet, see, picture, snippet }) => {
    const question = snippet('The same question again');
    const small = await playground.askInNewChat(question);
    await playground.close();
    await meet('Language Model', editor.node('Language Model'));
    await picture(editor.modelList('Language Model'));
    await editor.chooseModel('Language Model', 'gpt-5.4');
    const answer = await playground.askInNewChat(question);
    await playground.close();
    await editor.openVersions();
    await meet('Version History', versions);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await projects.dialog.getByRole('textbox').fill('Study partner');
    await projects.dialog.getByRole('button', { name: 'Save' }).click();
    await see(async () => {
      expect(answer).toContain('color');
      expect(answer).not.toBe(small);
      await expect(page.getByRole('button', { name: /^v\d — / })).toHaveCount(2);
    });
  });

  await step('Go back and forth between versions', async ({ meet, press, see, picture }) => {
    const restore = async (version: RegExp) => {
      await editor.openVersions();
      await page.getByRole('button', { name: version }).click();
      await press('Restore', page.getByRole('button', { name: 'Restore', exact: true }));
      // This window is no dialog to assistive technology.
      await meet(
        'Save current draft before restoring',
        page.getByText('Save current draft before restoring'),
      );
      await expect(page.getByLabel('Save current draft before restoring')).toBeChecked();
      const confirm = page.getByRole('button', { name: 'Restore', exact: true }).last();
      if (version.source.includes('v1')) await picture(confirm);
      await confirm.click();
      await expect(page.getByText('Save current draft before restoring')).toBeHidden();
    };
    await editor.openVersions();
    await meet('Version History', versions);
    await restore(/^v1 — Template/);
    await see(async () =>
      expect(await playground.askInNewChat('Why is the sky blue?')).toContain('brilliant'),
    );
    await playground.close();
    await editor.openVersions();
    await expect(editor.version('Auto-saved before activating v1')).toBeVisible();
    await restore(/^v2 — /);
    await expect(editor.node('Prompt Template')).toContainText('patient study partner');
  });

  await step('Export your flow and bring it back', async ({ meet, press, see, picture }) => {
    const file = join(server.folder, 'Study Partner.json');
    const download = await exportFlow(page, { meet, press, picture });
    expect(download.suggestedFilename()).toBe('Study Partner.json');
    await download.saveAs(file);
    await checkFinishedFlow(lesson, file);
    await projects.open();
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await meet('Upload a flow', page.getByRole('button', { name: 'Upload a flow' }));
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a flow' }).click();
    await (await chosen).setFiles(file);
    await see(async () => {
      await expect(projects.flow('Study Partner').or(projects.flow('Study Partner (1)'))).toHaveCount(2);
      await projects.openFlow('Study Partner (1)');
      await editor.settled();
      expect(await playground.askInNewChat('Why is the sky blue?')).toMatch(/\?$/);
    });
    await playground.close();
  });
});

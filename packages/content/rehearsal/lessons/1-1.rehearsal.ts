import { flowOf } from '@course-kit/flow/model';
import { expect } from '@playwright/test';
import { join } from 'node:path';
import { checkFinishedFlow } from '../record/finished-flow.js';
import { rehearse } from '../rehearse.js';
import { Terminal } from '../server/terminal.js';

rehearse('1-1', async ({ step, skip, langflow, page, lesson, server }) => {
  const { projects, editor, playground, settings } = langflow;
  /** Before there is an environment. */
  const terminal = new Terminal(server, server.folder, {
    PATH: process.env.PATH,
    VIRTUAL_ENV: undefined,
  });
  let start = '';
  /** Starts the server as the lesson does: nothing but its file says that it may sign in. */
  const restart = () => server.restart(start, server.folder, { LANGFLOW_AUTO_LOGIN: undefined });

  skip('Choose an installation route', 'A decision; there is no Docker here.');

  await step('Check what your computer needs', async ({ see, snippet }) => {
    const python = await terminal.run(snippet('Show the Python version'));
    const uv = await terminal.run(snippet('Show the uv version'));
    await see(async () => {
      expect(python).toMatch(/^Python (?:3\.10|3\.11|3\.12|3\.13|3\.14)\./);
      expect(uv).toMatch(/^uv \d/);
    });
  });

  await step('Create a virtual environment', async ({ see, snippet }) => {
    await terminal.run(snippet('Create the environment'));
    const activated = `PS1='$ '\n${snippet('Activate it on macOS or Linux')}\necho "$PS1"; which python`;
    await see(async () => {
      const printed = await terminal.run(activated);
      expect(printed).toMatch(/^\(langflow-course\) \$/);
      expect(printed).toContain(join(server.folder, 'langflow-course/bin/python'));
    });
  });

  skip('Install Langflow', 'The release is installed before a run, which has no way to packages outside.');

  await step('Start Langflow and open it', async ({ meet, see, snippet, picture }) => {
    await terminal.write('.env', snippet('Line for the .env file'));
    start = snippet('Start the server');
    await restart();
    await projects.reopen();
    await see(async () => {
      await meet('Welcome to Langflow', await picture(page.getByText('Welcome to Langflow').first()));
      await expect(page.getByPlaceholder('Password')).toHaveCount(0);
    });
  });

  await step('Connect a model provider', async ({ meet, press, see, excuse }) => {
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    const pages = page.getByRole('navigation', { name: 'Settings navigation' });
    await press('Model Providers', pages.getByRole('link', { name: 'Model Providers' }));
    excuse('ollama pull', 'Ollama is not here; its field is.');
    await press('Ollama', settings.provider('Ollama'));
    await meet('Ollama Base URL', page.getByRole('textbox', { name: /^Ollama Base URL/ }));
    await settings.provider('OpenAI').click();
    await (await meet('OpenAI API Key', settings.key)).fill('sk-rehearsal');
    await press('Save', settings.save);
    await meet('Language Models', page.getByText('Language Models', { exact: true }));
    await settings.turnOn('gpt-5.4');
    await see(async () => {
      await expect(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
      await expect(settings.model('gpt-5.4')).toBeChecked();
    });
  });

  await step('Get your first answer', async ({ meet, press, see, snippet, picture }) => {
    await projects.open();
    await press('Create first flow', projects.newFlow);
    await meet(
      'What do you want to build?',
      page.getByRole('heading', { name: 'What do you want to build?' }),
    );
    await press('Browse more...', await picture(page.getByRole('button', { name: 'Browse more...' })));
    const templates = page.getByRole('dialog', { name: 'Templates' });
    await press('All templates', templates.getByRole('button', { name: 'All templates' }));
    await press('Basic Prompting', projects.template('Basic Prompting'));
    for (const { title } of flowOf(lesson.task)?.nodes ?? []) await expect(editor.node(title)).toBeVisible();
    await meet('Language Model', editor.node('Language Model'));
    await editor.chooseModel('Language Model', 'gpt-5.4');
    await editor.settled();
    await press('Playground', playground.opener);
    await see(async () => {
      expect(await playground.ask(snippet('First message'))).toContain('What a brilliant idea!');
    });
    await playground.close();
  });

  await step('Stop, restart and look after your work', async ({ see }) => {
    await editor.settled();
    await restart();
    await projects.reopen();
    await see(async () => {
      await expect(projects.flow('Basic Prompting')).toBeVisible();
      await projects.openFlow('Basic Prompting');
      await expect(editor.node('Language Model')).toContainText('gpt-5.4');
    });
    await page.goto(`${server.address}/api/v1/version`);
    const version = await page.locator('body').innerText();
    await terminal.write('version.json', version);
    await checkFinishedFlow(lesson, join(server.folder, 'version.json'));
  });
});

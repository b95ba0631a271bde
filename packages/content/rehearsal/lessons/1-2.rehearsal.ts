import { flowOf } from '@course-kit/flow/model';
import { expect } from '@playwright/test';
import { Canvas } from '../langflow/canvas.js';
import { Editor } from '../langflow/editor.js';
import { rehearse } from '../rehearse.js';

rehearse('1-2', async ({ step, langflow, page, lesson }) => {
  const { projects, editor, playground, traces } = langflow;
  const project = (name: string) => page.getByRole('button', { name, exact: true });
  const flow = projects.flow('Basic Prompting');
  const notes = page.getByRole('application', { name: /^Note node/ });

  await projects.haveFlow();

  await step('Find your way on the Projects page', async ({ meet, press, meetAll, see, picture }) => {
    await meet('Projects', page.getByText('Projects', { exact: true }));
    await press('Create new project', page.getByRole('button', { name: 'Create new project' }));
    await meet('New Project', project('New Project'));
    await press('Starter Project', project('Starter Project'));
    await flow.dragTo(project('New Project'));
    await expect(flow).toHaveCount(0);
    await project('New Project').click();
    await flow.dragTo(project('Starter Project'));
    await expect(flow).toHaveCount(0);
    await project('Starter Project').click();
    await meet('Edit details', await picture(await projects.menuItem('Basic Prompting', 'Edit details')));
    await meetAll(['Export', 'Duplicate', 'Delete'], (name) =>
      page.getByRole('menuitem', { name, exact: true }),
    );
    await page.keyboard.press('Escape');
    await meetAll(['Knowledge', 'My Files'], project);
    await see(async () => {
      await expect(page.getByRole('button', { name: /^Options for / })).toHaveCount(2);
      await expect(flow).toHaveCount(1);
    });
  });

  await step('Browse the templates', async ({ meet, press, meetAll, see, picture }) => {
    await press('New Flow', projects.newFlow);
    await meet(
      'What do you want to build?',
      page.getByRole('heading', { name: 'What do you want to build?' }),
    );
    await press('Browse more...', page.getByRole('button', { name: 'Browse more...' }));
    const dialog = page.getByRole('dialog', { name: 'Templates' });
    await meetAll(['Assistants', 'Prompting', 'RAG', 'Agents', 'Blank Flow'], (name) =>
      dialog.getByRole('button', { name, exact: true }),
    );
    await press('All templates', await picture(dialog.getByRole('button', { name: 'All templates' })));
    await press('Basic Prompting', projects.template('Basic Prompting'));
    await see(async () => {
      await meetAll(['Chat Input', 'Prompt Template', 'Language Model', 'Chat Output'], (name) =>
        editor.node(name),
      );
      await expect(notes).toHaveCount(2);
    });
  });

  await step('Move around the workspace', async ({ press, see, picture }) => {
    await page.mouse.move(900, 780);
    await page.mouse.down();
    await page.mouse.move(700, 700, { steps: 5 });
    await page.mouse.up();
    const zoom = page.getByRole('button', { name: /^Zoom canvas control, \d+%$/ });
    const before = (await zoom.getAttribute('aria-label')) ?? '';
    await page.mouse.wheel(0, -600);
    await expect(zoom).not.toHaveAttribute('aria-label', before);
    await zoom.click();
    await press('Zoom To Fit', page.getByRole('menuitem', { name: 'Fit view to show all nodes' }));
    await page.keyboard.press('Escape');
    await press('Add Sticky Note', await picture(page.getByRole('button', { name: 'Add Sticky Note' })));
    await editor.canvas.click({ position: { x: 500, y: 120 } });
    await expect(notes).toHaveCount(3);
    await notes.last().dblclick();
    await page.keyboard.type('Ask Mara for **real** questions');
    await editor.canvas.click({ position: { x: 900, y: 780 } });
    await see(async () => {
      await expect(notes.last().getByText('real', { exact: true })).toBeVisible();
      for (const { title } of flowOf(lesson.task)?.nodes ?? [])
        await expect(editor.node(title)).toBeInViewport({ ratio: 1 });
    });
  });

  await step('Explore the sidebar', async ({ meet, press, meetAll, see, picture }) => {
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox', { name: 'Components' });
    await expect(search).toBeFocused();
    await page.keyboard.type('chat');
    await meetAll(['Chat Input', 'Chat Output'], (name) =>
      page.getByRole('button', { name: `Add ${name} to canvas`, exact: true }).first(),
    );
    await search.fill('');
    const sidebar = page.getByRole('navigation', { name: 'Components sidebar' });
    const shown = {
      MCP: page.getByRole('button', { name: 'Add MCP Server' }),
      Bundles: sidebar.or(page.locator('body')).getByRole('button', { name: 'OpenAI', exact: true }).first(),
      Versions: page.getByText('Version History', { exact: true }),
      Agent: page.getByText('Serve as an A2A agent'),
      Memories: page.getByRole('heading', { name: 'Memories' }),
      Traces: page.getByRole('heading', { name: 'Flow Activity' }),
      Components: page.getByRole('button', { name: 'New Custom Component' }),
    };
    for (const [area, content] of Object.entries(shown)) {
      await press(area, editor.area(area));
      await expect(content).toBeVisible();
    }
    await see(async () => meet('New Custom Component', await picture(shown.Components)));
  });

  await step('Open a component', async ({ meet, press, meetAll, see, picture }) => {
    const model = editor.component('Language Model');
    await meet('Language Model', await model.select());
    await meetAll(['Code', 'Freeze'], (name) => model.action(name));
    await press('Show More', model.more);
    await meetAll(['Duplicate', 'Delete'], (name) => model.entry(name));
    await page.keyboard.press('Escape');
    await model.select();
    await press('Parameters', model.action('Parameters'));
    await meet('Component Parameters', page.getByText('Component Parameters', { exact: true }));
    const row = model.parameter('Temperature');
    await press('Add', await picture(row.getByRole('button', { name: 'Add Temperature' })));
    await meet('Remove', row.getByRole('button', { name: 'Remove Temperature' }));
    await model.closeParameters();
    await see(() => meet('Temperature', model.node.getByText('Temperature', { exact: true })));
  });

  await step('Run a single component', async ({ meet, press, see, picture }) => {
    const input = editor.component('Chat Input');
    await meet('Chat Input', input.node);
    const text = input.node.getByRole('textbox', { name: 'Input Text' });
    await (await meet('Input Text', text)).fill('Good morning, Wheelhouse!');
    await meet('Run component', await picture(input.runButton));
    await input.run();
    await input.node.getByTestId(/^node_duration/).hover();
    await meet('Last Run', page.getByText(/Last Run/).first());
    await press('Inspect output', input.inspectButton);
    await see(() => expect(input.output.getByRole('textbox')).toHaveValue('Good morning, Wheelhouse!'));
    await input.closeOutput();
  });

  await step('Tour the Playground', async ({ meet, press, see, snippet, picture }) => {
    await meet('Language Model', editor.node('Language Model'));
    await editor.chooseModel('Language Model', 'gpt-5.4');
    await editor.settled();
    const fullscreen = page.getByRole('button', { name: 'Enter fullscreen' });
    await page.keyboard.press('Control+k');
    await expect(playground.region).toBeVisible();
    await press('Enter fullscreen', fullscreen);
    await playground.ask(snippet('Message for the first session'));
    await press('New Chat', await picture(playground.newChat.first()));
    await playground.ask('And one for Saturday mornings?');
    const sessions = page.getByTestId('session-selector');
    await expect(sessions).toHaveCount(2);
    const more = sessions.last().getByRole('combobox', { name: 'More options' });
    await press('More options', more);
    await press('Message logs', page.getByRole('option', { name: 'Message logs' }));
    await expect(projects.dialog).toContainText('Saturday');
    await page.keyboard.press('Escape');
    await more.click();
    await press('Delete session', page.getByRole('option', { name: 'Delete session' }));
    await see(() => expect(sessions).toHaveCount(1));
    await playground.close();
    await press('Playground', playground.opener);
    await expect(playground.newChat).toBeVisible();
    await expect(fullscreen).toBeHidden();
  });

  await step('Open the traces and the Share menu', async ({ meet, press, meetAll, see, picture }) => {
    await playground.close();
    await press('Traces', editor.area('Traces'));
    await meet('Flow Activity', page.getByRole('heading', { name: 'Flow Activity' }));
    await traces.has('Saturday');
    const details = await traces.openAt(0);
    await picture(traces.span(/^Language Model/));
    await see(async () => {
      await expect(details).toContainText('And one for Saturday mornings?');
      await expect(details).toContainText('Saddle Saturdays');
    });
    await traces.closeRun();
    await traces.close();
    await press('Share', page.getByRole('button', { name: 'Share', exact: true }));
    await meetAll(['API access', 'Export', 'MCP Server', 'Embed into site', 'Shareable Playground'], (name) =>
      page.getByRole('menuitem', { name }),
    );
    await page.keyboard.press('Escape');
  });

  await step('Set up the editor to your taste', async ({ meet, press, see, picture }) => {
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await press('Settings', page.getByRole('menuitem', { name: 'Settings' }));
    const pages = page.getByRole('navigation', { name: 'Settings navigation' }).getByRole('link');
    for (const link of await pages.all()) {
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${await link.getAttribute('href')}$`));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    }
    await press('Shortcuts', await picture(pages.filter({ hasText: 'Shortcuts' })));
    for (const [name, key] of [
      ['Undo', 'Z'],
      ['Duplicate', 'D'],
      ['Toggle Sidebar', 'B'],
    ] as const) {
      const row = page.getByRole('row').filter({ has: page.getByRole('gridcell', { name, exact: true }) });
      await expect(row.getByRole('img', { name: `Control ${key}`, exact: true })).toBeVisible();
    }
    await projects.open();
    await projects.openFlow('Basic Prompting (1)');
    const sidebar = page.getByRole('navigation', { name: 'Components sidebar' });
    await expect(sidebar).toHaveAttribute('data-state', 'expanded');
    for (const state of ['collapsed', 'expanded']) {
      await page.keyboard.press('Control+b');
      await expect(sidebar).toHaveAttribute('data-state', state);
    }
    await editor.openVersions();
    await meet('Version History', page.getByText('Version History', { exact: true }).first());
    await press('Save', page.getByRole('button', { name: 'Save', exact: true }));
    await projects.dialog.getByRole('textbox').fill('After the tour');
    await projects.dialog.getByRole('button', { name: 'Save' }).click();
    await see(async () => {
      await expect(page.getByRole('button', { name: /^v1 — After the tour/ })).toBeVisible();
      await expect(page.getByRole('button', { name: /^v\d+ — / })).toHaveCount(1);
      await expect(notes.last().getByText('real', { exact: true })).toBeAttached();
    });
    await page.getByRole('button', { name: 'Keep Building' }).click();
    // As the caution says: another window saves the flow, and this one saves after it.
    const other = await page.context().newPage();
    await other.goto(page.url());
    const elsewhere = new Editor(other);
    await expect(elsewhere.node('Chat Input')).toBeVisible();
    await changeMessage(elsewhere, 'Good evening, Wheelhouse!');
    await new Canvas(other, elsewhere).savedWith('Good evening, Wheelhouse!');
    await other.close();
    await changeMessage(editor, 'Good afternoon, Wheelhouse!');
    await meet('Review Changes', page.getByRole('button', { name: 'Review Changes' }));
    await projects.reopen();
  });
});

/** Changes the message, which the tool saves. */
async function changeMessage(editor: Editor, message: string): Promise<void> {
  await editor.settled();
  await editor.fillToStay(editor.node('Chat Input').getByRole('textbox', { name: 'Input Text' }), message);
}

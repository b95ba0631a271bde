import { LEARNERS, type DeviceDeed, type Step, type TabDeed } from './any-story.fixtures.js';
import { answer, openQuiz, quizIn, retake, submit, takeQuiz } from './quiz-actions.fixtures.js';
import { deleteProgress, discard, press, runFull, wipe } from './learner-actions.fixtures.js';
import type { Device, Tab } from './device.fixtures.js';
import type { World } from './world.fixtures.js';
import { TAB_NOTIFICATION_MILLISECONDS } from './simulated-device.fixtures.js';
import { within } from './virtual-time.fixtures.js';

/** As long as it takes to do something by hand. */
const STEP_MILLISECONDS = 10;
/** Longer than all timeouts and pauses of the engine together. */
const QUIET_MILLISECONDS = 180_000;
const MOST_TABS = 3;

/** Runs a story, with checks after each step. @throws Error when something is not as it must be. */
export async function runStory(world: World, steps: readonly Step[], onStep = () => {}): Promise<void> {
  for (const device of world.devices) world.open(device);
  await world.loaded();
  await world.time.advance(QUIET_MILLISECONDS);
  for (const step of steps) {
    // Whoever clears a browser's storage does it in another window: by then, and afterwards, the tabs have heard.
    const pause = step.do === 'wipe' ? 2 * TAB_NOTIFICATION_MILLISECONDS : 0;
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await world.time.advance(pause);
    perform(world, step);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await world.loaded();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await world.time.advance(pause + (step.do === 'wait' ? step.milliseconds : STEP_MILLISECONDS));
    world.check();
    onStep();
  }
}

/**
 * Ends a story: without faults, every learner returns to every device. Then everything must be saved and shown.
 *
 * @throws Error when it is not.
 */
export async function endStory(world: World): Promise<void> {
  for (const { faults, browser, isOffline, number } of world.devices) {
    faults.length = 0;
    delete browser.storage.faults.capacity;
    if (isOffline) perform(world, { do: 'go online', device: number });
  }
  for (const device of world.devices) anyTab(world, device);
  await world.loaded();
  await world.time.advance(QUIET_MILLISECONDS);
  for (const learner of LEARNERS) {
    for (const device of world.devices) world.become(anyTab(world, device), { id: learner });
    // oxlint-disable-next-line no-await-in-loop -- one learner after the other
    await world.time.advance(QUIET_MILLISECONDS);
    for (const { number } of world.book.peopleOf(learner)) {
      for (const device of world.devices) openQuiz(world, anyTab(world, device), number);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await world.time.advance(QUIET_MILLISECONDS);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await onAllTabs(world, goOn);
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await onAllTabs(world, ({ store }) => store.actions.saveAgain());
    if (world.book.peopleOf(learner).some(({ isUnproven, isLeftBehind }) => isUnproven || isLeftBehind))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await onAllTabs(world, ({ store }) => store.actions.discardRefused());
    // oxlint-disable-next-line no-await-in-loop -- as above
    await onAllTabs(world, ({ store }) => store.read());
    // oxlint-disable-next-line no-await-in-loop -- as above
    await world.checkEnd(learner);
  }
}

/** A learner presses the button of what the page says it does not do by itself. */
function goOn({ page }: Tab): void {
  const phase = page?.phase();
  const reason = phase?.status === 'handed-in' ? phase.unmarked.reason : undefined;
  if (phase?.status === 'drawing' || reason === 'redrawn') page?.retake();
  else if (phase?.status === 'handed-in' && (reason === 'limited' || reason === 'refused'))
    void phase.unmarked.handInAgain();
}

async function onAllTabs(world: World, act: (tab: Tab) => unknown): Promise<void> {
  for (const tab of world.devices.flatMap(({ tabs }) => tabs)) within(tab.scope, () => void act(tab));
  await world.time.advance(QUIET_MILLISECONDS);
}

function anyTab(world: World, device: Device, number = 0): Tab {
  return device.tabs[number % Math.max(1, device.tabs.length)] ?? world.open(device);
}

function perform(world: World, step: Step): void {
  if (step.do === 'wait') return;
  const device = world.devices[step.device % world.devices.length] as Device;
  if (!('tab' in step)) {
    if (step.do === 'fault') device.faults.push(step.fault);
    else performOnDevice(world, device, step.do);
    return;
  }
  const tab = anyTab(world, device, step.tab);
  switch (step.do) {
    case 'mark':
    case 'unmark':
      press(world, tab, ({ number }) => ({
        kind: 'task',
        level: number,
        task: step.task,
        isCompleted: step.do === 'mark',
      }));
      break;
    case 'quiz':
      takeQuiz(world, tab, step.score);
      break;
    case 'answer':
      answer(world, tab, step.question, step.isRight);
      break;
    case 'sign in':
      world.become(tab, { id: step.learner });
      break;
    default:
      performInTab(world, tab, step.do);
  }
}

function performInTab(world: World, tab: Tab, deed: TabDeed): void {
  const { actions } = tab.store;
  switch (deed) {
    case 'sign out':
      world.become(tab, null);
      break;
    case 'close':
      within(tab.scope, () => tab.leave());
      world.end(tab);
      break;
    case 'kill':
      world.end(tab);
      break;
    case 'delete progress':
      deleteProgress(world, tab);
      break;
    case 'discard':
      discard(world, tab);
      break;
    case 'save again':
      within(tab.scope, () => void actions.saveAgain());
      break;
    case 'refresh':
      refresh(world, tab);
      break;
    case 'open quiz':
      quizIn(world, tab);
      break;
    case 'submit':
      submit(world, tab);
      break;
    case 'retake':
      retake(world, tab);
      break;
    case 'look back':
      within(tab.scope, () => tab.page?.lookBack());
      break;
    case 'leave quiz':
      within(tab.scope, () => tab.page?.leave());
      delete tab.page;
      break;
    case 'reload':
      within(tab.scope, () => void tab.store.read());
      break;
    case 'focus':
      within(tab.scope, () => tab.scope.events.dispatchEvent(new Event('focus')));
  }
}

/** The page is loaded anew, with the quiz that it shows. */
function refresh(world: World, tab: Tab): void {
  const { device, page } = tab;
  world.end(tab);
  const next = world.open(device);
  if (page) openQuiz(world, next, page.level.level);
}

function performOnDevice(world: World, device: Device, deed: DeviceDeed): void {
  const { browser } = device;
  switch (deed) {
    case 'open':
      if (device.tabs.length < MOST_TABS) world.open(device);
      break;
    case 'go offline':
      device.isOffline = true;
      break;
    case 'go online':
      device.isOffline = false;
      for (const { scope } of device.tabs)
        within(scope, () => scope.events.dispatchEvent(new Event('online')));
      break;
    case 'run full':
      runFull(world, device);
      break;
    case 'have room':
      delete browser.storage.faults.capacity;
      break;
    case 'wipe':
      wipe(world, device);
  }
}

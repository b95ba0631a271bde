import { expect, type Locator } from '@playwright/test';
import { darkVariant } from '@course-kit/cli';
import { fileURLToPath } from 'node:url';
import { tool } from '../../src/tool.js';
import { RELEASE } from '../server/release.js';
import { takePicture } from './camera.js';
import type { LessonSource, SourceStep } from './lesson-source.js';
import { WHAT_TO_SEE } from './results.js';

/** Pictures of another release stand beside those that lessons show, to be compared with them. */
const PICTURES = new URL(
  RELEASE === tool.release ? '../../course/' : `../.cache/pictures/${RELEASE}/`,
  import.meta.url,
);

/** A label that the tool showed, and where. */
export interface MetLabel {
  readonly label: string;
  /** The page or dialog of the tool, as its title or heading says. */
  readonly page: string;
  /** The component on the canvas that it belongs to. */
  readonly component?: string;
}

/** What came of a step. */
export interface StepResult {
  readonly heading: string;
  readonly hash: string;
  readonly outcome: 'carried out' | 'skipped' | 'failed';
  /** Why it was skipped, or what failed, with file and line. */
  readonly reason?: string;
  readonly labels: readonly MetLabel[];
  /** What it says as code or in numbers, and its rehearsal tries. */
  readonly values?: readonly string[];
  /** Labels that cannot be met here, with the reason. */
  readonly excused?: Readonly<Record<string, string>>;
}

/** What a rehearsal does with the lesson's text while it carries out a step. Everything fails with file and line. */
export class StepRecord {
  readonly met: MetLabel[] = [];
  readonly excused: Record<string, string> = {};
  #seen = false;
  #pictures = 0;

  constructor(
    private readonly lesson: LessonSource,
    private readonly step: SourceStep,
  ) {}

  /** Holds that the tool shows a bold label of this step, with these words in its name, its text or its value. */
  readonly meet = async (label: string, shown: Locator): Promise<Locator> => {
    if (![...this.step.labels, ...this.step.asides].includes(label))
      throw new Error(`${this.step.place}: the step does not have **${label}**.`);
    const place = this.lesson.placeOf(this.step.heading, label);
    await expect(shown, `${place}: **${label}** is not shown`).toBeVisible();
    await expect
      .poll(() => namesOf(shown), { message: `${place}: **${label}** is not what the tool calls it` })
      .toContain(label);
    this.met.push({ label, ...(await placeOf(shown)) });
    return shown;
  };

  /** Meets a label, and presses it. */
  readonly press = async (label: string, shown: Locator): Promise<void> => {
    await (await this.meet(label, shown)).click();
  };

  /** Meets several labels at one place, such as the items of a menu. */
  readonly meetAll = async (labels: readonly string[], shown: (label: string) => Locator): Promise<void> => {
    for (const label of labels) await this.meet(label, shown(label));
  };

  /** What the step says one should see. */
  readonly see = async (holds: () => Promise<unknown>): Promise<void> => {
    await holds();
    this.#seen = true;
  };

  /** Takes the step's next picture: a ring around a place, and what is around it; see `takePicture`. @returns the place. */
  readonly picture = async (place: Locator, around?: Locator): Promise<Locator> => {
    const path = this.step.pictures[this.#pictures];
    if (path === undefined)
      throw new Error(`${this.step.place}: the step has ${this.#pictures} pictures, and another is taken.`);
    this.#pictures += 1;
    const file = (name: string) => fileURLToPath(new URL(name, PICTURES));
    await takePicture(file(path), file(darkVariant(path)), place, around);
    return place;
  };

  /** Leaves a label or `WHAT_TO_SEE` out, for a reason that the report prints. */
  readonly excuse = (label: string, reason: string): void => {
    this.excused[label] = reason;
  };

  /** What the lesson has its reader paste or run. */
  readonly snippet = (title: string): string => {
    const found = this.step.snippets.find((snippet) => snippet.title === title);
    if (!found) throw new Error(`${this.step.place}: the step has no snippet "${title}".`);
    return found.code;
  };

  /** Fails where a bold label or "What to see" was passed over. */
  finish(): void {
    const missed = this.step.labels.filter(
      (label) => !this.met.some((met) => met.label === label) && !(label in this.excused),
    );
    const faults = missed.map(
      (label) => `${this.lesson.placeOf(this.step.heading, label)}: **${label}** was never met.`,
    );
    if (this.step.says && !this.#seen && !(WHAT_TO_SEE in this.excused))
      faults.push(`${this.step.place}: "${WHAT_TO_SEE}" was not looked for.`);
    for (const path of this.step.pictures.slice(this.#pictures))
      faults.push(`${this.step.place}: ${path} was not taken.`);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
}

/** Everything a reader may call an element by: its accessible name, its text, its placeholder and its value. */
async function namesOf(shown: Locator): Promise<string> {
  const described = await shown.ariaSnapshot();
  const own = await shown.evaluate((element) => [
    element.textContent,
    element.getAttribute('aria-label'),
    element.getAttribute('placeholder'),
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '',
  ]);
  return [described, ...own].join('\n');
}

/** The window or page that an element is on, and the component that it belongs to. */
async function placeOf(shown: Locator): Promise<Omit<MetLabel, 'label'>> {
  return shown.evaluate((element) => {
    const own = element.closest('[role="application"][aria-label*=" node"]');
    const parameter = element.closest('[data-testid^="inspector-param-"]');
    const node = own ?? (parameter && document.querySelector('.react-flow__node.selected'));
    const component = /^(?<name>.+) node(?: \d+)?$/.exec(
      node?.closest('[aria-label]')?.getAttribute('aria-label') ?? '',
    )?.groups?.name;
    const dialog = element.closest('[role="dialog"], [role="menu"], [role="listbox"], [role="region"]');
    // Headings have names of icons among their texts, and further lines.
    const heading = dialog?.querySelector<HTMLElement>('h1, h2')?.innerText.trim().split('\n')[0];
    const [, first = '', second = ''] = location.pathname.split('/');
    const known: Record<string, string> = {
      flow: parameter ? 'Parameters' : 'Editor',
      settings: `Settings ${second}`.trim(),
      assets: second === 'files' ? 'My Files' : 'Knowledge',
      mcp: 'MCP Server',
      login: 'Sign in',
      signup: 'Sign up',
      admin: 'Admin',
      playground: 'Shareable Playground',
    };
    const page = heading || dialog?.getAttribute('aria-label') || known[first] || 'Projects';
    return { page, ...(component !== undefined && { component }) };
  });
}

import type { Locator, Page } from '@playwright/test';

/** What a robot does at a place: a press, or a drag to another one. */
export interface Action {
  readonly place: Locator;
  readonly to?: Locator;
  /** Where in `to`, in its pixels. @default its middle */
  readonly at?: { readonly x: number; readonly y: number };
}

/** What is done before each action. */
type BeforeAction = (action: Action) => Promise<void>;

let before: BeforeAction | undefined;
let isPatched = false;

/** Has somebody look before each action on a page's elements, until the result is called. */
export function watchActions(page: Page, look: BeforeAction): () => void {
  patch(page);
  before = look;
  return () => (before = undefined);
}

/** Does what no learner needs to see, such as looking at the whole canvas. */
export async function offCamera<Result>(work: () => Promise<Result>): Promise<Result> {
  const look = before;
  before = undefined;
  try {
    return await work();
  } finally {
    before = look;
  }
}

const PRESSES = ['click', 'dblclick', 'fill', 'check', 'uncheck', 'selectOption'] as const;

/** Playwright tells nobody before an action; its locators share one prototype. */
function patch(page: Page): void {
  if (isPatched) return;
  isPatched = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as Record<
    string,
    (...args: never[]) => unknown
  >;
  for (const name of [...PRESSES, 'dragTo'] as const) {
    const act = locators[name];
    if (!act) throw new Error(`Locators have no ${name}.`);
    locators[name] = async function (this: Locator, ...args: never[]) {
      const [to, options] = args as unknown as [Locator?, { targetPosition?: Action['at'] }?];
      const at = options?.targetPosition;
      const action = name === 'dragTo' && to ? { place: this, to, ...(at && { at }) } : { place: this };
      // What the look itself does is no action.
      await offCameraUnless(before, (look) => look(action));
      return act.apply(this, args);
    };
  }
}

async function offCameraUnless(look: BeforeAction | undefined, work: (look: BeforeAction) => Promise<void>) {
  if (look) await offCamera(() => work(look));
}

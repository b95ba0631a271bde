import { levelOfPath } from '../wanted-page.js';

/** A page of a level that was asked for. */
export interface AskedPage {
  /** With query and anchor. */
  readonly address: string;
  readonly level: number;
}

/** Reads the page that the guard has redirected from. It is in the history's state, which may hold anything. */
export function askedPageOf(state: unknown): AskedPage | undefined {
  const from = isObject(state) ? state['from'] : undefined;
  if (!isObject(from)) return undefined;
  const address = ['pathname', 'search', 'hash'].map((key) => textOf(from[key])).join('');
  const level = levelOfPath(address);
  return level === undefined ? undefined : { address, level };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

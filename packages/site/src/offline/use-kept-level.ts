import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../language/language-context.js';
import {
  fetchList,
  type KeepError,
  keepLevel,
  keptLevel,
  removeHalfKept,
  removeLevel,
  type KeptLevel,
} from './kept-levels.js';
import { filesToKeep, isOfBuild, totalBytes, type LevelList } from './level-list.js';
import { canKeep, startOfflineWorker, tidyUp } from './offline-worker-registration.js';

/** Whether a level is kept, or can be. Sizes are in bytes. */
export type KeepState =
  /** Not known, or there is no network to keep it from. */
  | { readonly status: 'unknown' }
  | { readonly status: 'free'; readonly bytes: number; readonly filmBytes: number }
  | { readonly status: 'keeping'; readonly share: number }
  | {
      readonly status: 'kept';
      readonly bytes: number;
      readonly hasFilms: boolean;
      /** How much an update weighs, where the site has one. */
      readonly newerBytes?: number | undefined;
    }
  | { readonly status: 'failed'; readonly problem: KeepError; readonly withFilms: boolean };

/** What the learner can do about it. */
export interface KeepActions {
  readonly keep: (withFilms: boolean) => void;
  readonly remove: () => void;
}

/** What is kept of a level, and how that is changed. */
export function useKeptLevel(level: number): readonly [KeepState, KeepActions] {
  const { tag: language } = useLanguage().shown;
  const [state, setState] = useState<KeepState>({ status: 'unknown' });
  const look = useCallback(async () => {
    if (canKeep()) await lookUp(level, language, setState);
    else setState({ status: 'unknown' });
  }, [level, language]);
  useEffect(() => {
    const lookAgain = () => void look();
    lookAgain();
    addEventListener('online', lookAgain);
    return () => removeEventListener('online', lookAgain);
  }, [look]);
  const keep = (withFilms: boolean) => {
    const onProgress = (share: number) => setState({ status: 'keeping', share });
    onProgress(0);
    keepLevel(level, { language, withFilms, onProgress }).then(look, (problem: KeepError) =>
      setState({ status: 'failed', problem, withFilms }),
    );
  };
  return [state, { keep, remove: () => void removeLevel(level).then(look, look) }];
}

/** Tells what is kept at once, and the rest when the network has answered: a worker waits for that for long. */
async function lookUp(level: number, language: string, tell: (state: KeepState) => void): Promise<void> {
  const fetched = navigator.onLine ? fetchList(level).catch(() => undefined) : undefined;
  // A window that keeps nothing says so when it is to keep something.
  const kept = await removeHalfKept(level)
    .then(() => keptLevel(level))
    .catch(() => undefined);
  if (kept) tell({ status: 'kept', ...sizesOf(kept) });
  const list = await fetched;
  if (kept) {
    await serve(list).catch(() => {});
    tell({ status: 'kept', ...sizesOf(kept), newerBytes: newerBytes(kept, list, language) });
    return;
  }
  if (!list) return tell({ status: 'unknown' });
  const bytes = totalBytes([...filesToKeep(list, language, false), ...list.pages]);
  tell({ status: 'free', bytes, filmBytes: totalBytes(list.films) });
}

const sizesOf = ({ bytes, hasFilms }: KeptLevel) => ({ bytes, hasFilms });

function newerBytes(kept: KeptLevel, list: LevelList | undefined, language: string): number | undefined {
  if (!list || list.build === kept.build) return undefined;
  return totalBytes([...filesToKeep(list, language, kept.hasFilms), ...list.pages]);
}

/** What is kept is of no use without its worker, which learners can have removed; and an update leaves what it has replaced. */
async function serve(list: LevelList | undefined): Promise<void> {
  await startOfflineWorker();
  const island = document.querySelector('astro-island');
  if (list && isOfBuild(list, island?.getAttribute('component-url'))) tidyUp();
}

import { useSaving, useSession, useSessionPort } from '@course-kit/react';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
import { addressOf, useLocation } from '../navigation/location.js';
import { navigate } from '../navigation/navigate.js';
import { withBase } from '../base-path.js';
import { linkFor, paths } from '../links.js';
import { levelOfPath } from '../wanted-page.js';
import type { SignOutQuestionProps } from './sign-out-question.js';

/** How long the session may take to end before the page is reloaded. */
const LONGEST_WAIT_MILLISECONDS = 1000;

/** Where signing out leads: the sign-in screen, which leads back to a page of a level that only the learner had opened. */
function signInAfter(page: string): string {
  return (levelOfPath(page) ?? 1) > 1 ? linkFor({ kind: 'sign-in', returnTo: page }) : paths.auth;
}

interface SignOut {
  readonly isSigningOut: boolean;
  /** Absent without accounts. */
  readonly signOut: (() => void) | undefined;
}

/** In jotai's default store, as the islands of a page have no React tree in common. */
const signOutAtom = atom<SignOut>({ isSigningOut: false, signOut: undefined });

/** How to sign out, here and wherever else it is offered. */
export function useSignOut(): SignOut {
  return useAtomValue(signOutAtom);
}

/** Keeps that a learner is signing out while the page and its menus change, and asks first while work is not saved. */
export function SignOut() {
  const { isSigningOut, signOut } = useSessionEnd();
  const isSaved = useSaving().status === 'saved';
  const hasAccounts = signOut !== undefined;
  const [isAsking, setAsking] = useState(false);
  const [Question, setQuestion] = useState<ComponentType<SignOutQuestionProps>>();
  useEffect(() => {
    // While there is a network: it is needed most where there is none.
    if (isSaved || !hasAccounts) return;
    import('./sign-out-question.js').then(
      (module) => setQuestion(() => module.default),
      () => {},
    );
  }, [isSaved, hasAccounts]);
  const answer = (isLeaving: boolean) => {
    setAsking(false);
    if (isLeaving) signOut?.();
  };
  // Where the question cannot be had, what is not saved stays in this browser all the same.
  const ask = useEffectEvent(() => (isSaved || !Question ? answer(true) : setAsking(true)));
  const publish = useSetAtom(signOutAtom);
  useLayoutEffect(() => {
    publish({ isSigningOut, signOut: hasAccounts ? () => ask() : undefined });
  }, [publish, isSigningOut, hasAccounts]);
  return isAsking && Question && <Question onAnswer={answer} />;
}

/** Ends the session and navigates to the sign-in screen, also when that fails. */
function useSessionEnd(): SignOut {
  const session = useSessionPort();
  const isSignedIn = useSession().status === 'signed-in';
  const page = addressOf(useLocation());
  const [ending, setEnding] = useState<{
    readonly to: string;
    readonly state: 'asked' | 'answered' | 'left';
  }>();
  const to = ending?.state === 'answered' ? ending.to : undefined;
  if (to !== undefined && to === page && !isSignedIn) setEnding({ to, state: 'left' });
  // Until another page is asked for, the one that is being left may still be shown, and must not lead elsewhere.
  if (ending?.state === 'left' && (isSignedIn || ending.to !== page)) setEnding(undefined);

  useEffect(() => {
    if (to === undefined) return undefined;
    // A page that needs an account has led elsewhere by itself, perhaps.
    if (!isSignedIn) {
      if (page !== to) navigate(to, { replace: true });
      return undefined;
    }
    // The sign-in screen redirects a learner who still counts as signed in; a reloaded page asks the storage again.
    const timer = setTimeout(() => window.location.replace(withBase(to)), LONGEST_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [to, page, isSignedIn]);

  const signOut = async (port: NonNullable<typeof session>) => {
    const to = signInAfter(page);
    setEnding({ to, state: 'asked' });
    await port.signOut().catch(() => undefined);
    setEnding({ to, state: 'answered' });
  };
  return {
    isSigningOut: ending !== undefined,
    signOut: session && (() => void (ending ?? signOut(session))),
  };
}

import { useSession } from '@course-kit/react';
import { KeepLevelView } from './keep-level.view.js';
import { useKeptLevel } from './use-kept-level.js';

/** Offers to keep a level for a time without a network; loaded by `KeepPlace`. */
export default function KeepLevel({ level }: { readonly level: number }) {
  const [state, actions] = useKeptLevel(level);
  const hasAccounts = useSession().status !== 'none';
  return <KeepLevelView state={state} isTestDrawn={hasAccounts && level > 1} {...actions} />;
}

import { KeepLevelView } from './keep-level.view.js';
import { useKeptLevel } from './use-kept-level.js';

/** A level that can be kept. */
export interface KeepLevelProps {
  readonly level: number;
  /** Whether a server chooses the questions of its test, which then needs the network. */
  readonly isTestDrawn: boolean;
}

/** Offers to keep a level for a time without a network; loaded by `KeepPlace`. */
export default function KeepLevel({ level, isTestDrawn }: KeepLevelProps) {
  const [state, actions] = useKeptLevel(level);
  return <KeepLevelView state={state} isTestDrawn={isTestDrawn} {...actions} />;
}

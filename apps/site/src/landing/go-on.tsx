import { useNextLevel, useSession } from '@course-kit/react';
import type { LevelState } from '@course-kit/react/model';
import { useEffect, useState, type ComponentType } from 'react';

type Props = { readonly levels: readonly LevelState[] };

/** A link to the next task. Its code is loaded only for learners who have begun, because most visitors have not. */
export function GoOn(props: Props) {
  const [Task, setTask] = useState<ComponentType<Props>>();
  const isSignedOut = useSession().status === 'signed-out';
  const isNeeded = Boolean(useNextLevel()) && !isSignedOut;
  useEffect(() => {
    if (isNeeded)
      import('./task-to-continue.js').then(
        (module) => setTask(() => module.default),
        () => {},
      );
  }, [isNeeded]);
  return isNeeded && Task && <Task {...props} />;
}

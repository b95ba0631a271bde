import { HeroButtons } from './hero-buttons.js';
import type { ReturningActions } from './returning-actions.js';
import type { LearnersWay } from './use-learners-way.js';

/** The ways on from the landing page; `Returning` has better ones for who has been here before. */
export function HeroActions({
  way,
  isComing,
  Returning,
}: {
  readonly way: LearnersWay;
  /** Better ones are on their way. */
  readonly isComing: boolean;
  readonly Returning: typeof ReturningActions | undefined;
}) {
  if (Returning) return <Returning way={way} Buttons={HeroButtons} />;
  const { levels, isUnknown } = way;
  const isBegun = levels.some(({ isPassed, completedTasks }) => isPassed || completedTasks.length > 0);
  return (
    <HeroButtons
      way={way}
      state={isComing && isBegun ? 'coming' : isComing || isUnknown ? 'unknown' : undefined}
    />
  );
}

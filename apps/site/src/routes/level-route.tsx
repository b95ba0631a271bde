import { LevelPage } from 'course-kit';
import { Guarded } from './guarded.js';

/** The overview of a level. */
export function levelRoute(level: number) {
  return function LevelRoute() {
    return (
      <Guarded level={level}>
        <LevelPage className="page" level={level} />
      </Guarded>
    );
  };
}

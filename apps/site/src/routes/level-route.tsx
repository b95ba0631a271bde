import { LevelPage } from 'course-kit';

/** The overview of a level. */
export function levelRoute(level: number) {
  return function LevelRoute() {
    return <LevelPage className="page" level={level} />;
  };
}

import { useEffect, useState } from 'react';
import type { LevelWithProject } from './checked-project.js';
import { useCourseContext } from './course-context.js';

/**
 * Whether the check of a level's project has passed, as far as this browser knows. It follows checks on the page; what reads them is
 * loaded after the page, which says until then that the task has the project.
 */
export function useCheckedProject(level: LevelWithProject): boolean {
  const { services } = useCourseContext().store;
  const { project } = level;
  const [checked, setChecked] = useState<typeof project>();
  useEffect(() => {
    if (!project) return;
    let isLeft = false;
    let stop = () => {};
    const follow = async () => {
      const { followProject } = await import('./passed-flows.js');
      if (!isLeft)
        stop = followProject(services, level, (isChecked) => setChecked(isChecked ? project : undefined));
    };
    follow().catch(() => {});
    return () => {
      isLeft = true;
      stop();
    };
  }, [services, level, project]);
  return project !== undefined && checked === project;
}

import { useEffect, useState } from 'react';
import type { LevelWithProject } from './checked-project.js';
import { useCourseContext } from './course-context.js';

/**
 * Whether the check of a level's project has passed, as far as this browser knows. It follows checks on the page; what reads them is
 * loaded after the page, which says until then that the task has the project.
 */
export function useCheckedProject(level: LevelWithProject): boolean {
  const { services } = useCourseContext().store;
  const [checked, setChecked] = useState<typeof level.project>();
  const { level: number, project } = level;
  useEffect(() => {
    if (!project) return;
    let isLeft = false;
    let stop = () => {};
    const follow = async () => {
      const { followProject } = await import('./follow-project.js');
      if (!isLeft)
        stop = followProject(services, { level: number, project }, (isChecked) =>
          setChecked(isChecked ? project : undefined),
        );
    };
    follow().catch(() => {});
    return () => {
      isLeft = true;
      stop();
    };
  }, [services, number, project]);
  return project !== undefined && checked === project;
}

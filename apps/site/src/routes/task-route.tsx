import 'course-kit/flow-check.css';
import { TaskPage } from 'course-kit';
import { FlowCheck } from 'course-kit/flow-check';
import type { TaskLevel } from 'course-kit/model';
import { checkedTasks, loadChecks } from '../course-checks.js';
import { startCheckWorker } from '../start-check-worker.js';

/** A lesson, with a check of the learner's work where the lesson asks for any. */
export function taskRoute(level: TaskLevel, task: number) {
  const isChecked = checkedTasks.includes(level.tasks[task - 1]?.id ?? '');
  return function TaskRoute() {
    return (
      <TaskPage resumes className="page page-lesson" level={level} task={task}>
        {isChecked && (
          <FlowCheck
            level={level.level}
            task={task}
            loadChecks={() => loadChecks(level.level)}
            startWorker={startCheckWorker}
          />
        )}
      </TaskPage>
    );
  };
}

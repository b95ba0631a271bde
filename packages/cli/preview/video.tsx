import '@course-kit/react/styles.css';
import '@course-kit/flow/styles.css';
import '@course-kit/flow/player.css';
import './video.css';
import { FlowPlayer, playedSteps } from '@course-kit/flow';
import { flowOf } from '@course-kit/flow/model';
import { createRoot } from 'react-dom/client';
import preview from 'virtual:course-kit/preview';

// The lesson is in the address: /video.html?level=1&task=3.
const asked = new URLSearchParams(location.search);
const level = preview.course?.levels[Number(asked.get('level')) - 1];
const task = level?.tasks[Number(asked.get('task')) - 1];
const root = document.getElementById('root')!;

if (level && task) {
  // What is rendered besides the picture: titles and times for captions, and the place of the file.
  root.dataset['lesson'] = JSON.stringify({ video: task.video, steps: playedSteps(task.steps) });
  createRoot(root).render(
    <div data-level-color={level.color}>
      <FlowPlayer title={task.title} steps={task.steps} flow={flowOf(task)} />
    </div>,
  );
} else root.dataset['lesson'] = 'null';

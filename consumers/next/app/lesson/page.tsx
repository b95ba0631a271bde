import '@course-kit/react/flow-player.css';

export { Lesson as default } from '../shared/lesson';

import '@course-kit/flow/player.css';

export { Lesson as default } from '../shared/lesson';

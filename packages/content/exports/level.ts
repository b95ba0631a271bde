import type { Level } from '@course-kit/react/model';

/** The level of the address, with its lessons and questions. The build makes a module of each; this is their type. */
declare const level: Level;
export default level;

import { tool } from '../../src/tool.js';

/** The release that lessons are carried out in: that of the course, or the one that `REHEARSE_RELEASE` names. */
export const RELEASE = process.env.REHEARSE_RELEASE ?? tool.release;

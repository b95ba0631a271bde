/**
 * Where a visitor's passed answers are kept, beside the drafts of lessons: no lesson has this number. A visitor's
 * progress has only scores, and what somebody's browser says of a score is believed by nobody.
 */
export const ANSWERS_SLOT = -1;

/** What the site says of saving, in one place. */
export const button = { open: 'Mark as Completed', done: 'Task Completed!' } as const;

/** Where a learner's work is. */
export type Status = 'saved' | 'saving' | 'waiting' | 'refused';

/** The line that tells of it: the values of `data-status`, and what it says. */
export const statusLine = {
  selector: '.ck-save-status',
  saved: { state: /^saved$/, text: /Saved to your account/ },
  saving: { state: /^saving$/, text: /Saving…/ },
  waiting: {
    state: /^waiting$/,
    // Where the browser has no room for it, the page says so.
    text: /Not saved yet(\. Kept in this browser and saved as soon as possible\.|: no room in this browser\.)/,
  },
  refused: { state: /^refused$/, text: /\d+ changes? could not be saved/ },
} as const;

export const refused = {
  one: '1 change could not be saved',
  any: /\d+ changes? could not be saved/,
  again: 'Try again',
} as const;

export const toast = {
  failed: 'Error saving progress',
  failedText: 'Please try again',
  taskSaved: 'Task completed!',
} as const;

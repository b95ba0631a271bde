/** Texts of the question before signing out while something is not saved. */
export const signOutMessages = {
  question: 'Sign out before everything is saved?',
  kept: 'Your account does not have this yet. It stays in this browser, and is saved when you sign in here again:',
  lost: 'Your account does not have this yet, and there is no room for it in this browser. It is lost if this page is closed before you sign in again:',
  stay: 'Stay signed in',
  leave: 'Sign out anyway',
  markedTask: 'Level {level}, task {task}: marked as completed',
  unmarkedTask: 'Level {level}, task {task}: unmarked',
  handedIn: 'Level {level}: test handed in',
} as const;

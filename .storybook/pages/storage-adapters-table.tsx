import { ReferenceTable } from './reference-table.js';

/** The ports that an author writes. */
export function PortTable() {
  return (
    <ReferenceTable
      caption="Ports"
      columns={['Port', 'What it does', 'May be missing']}
      rows={[
        [
          '`progress`',
          'Reads and saves completed tasks and quiz results',
          '`clear`, `subscribe`, `readQuizResult`, `listCompletedQuizzes`',
        ],
        ['`certificates`', 'Issues certificates, lists the learner’s own, finds one by its id', 'Nothing'],
        [
          '`session`',
          'Says who is learning, and notifies of sign-in and sign-out',
          'All of it; and `remembered`, `signIn`, `signUp`, `signInWithGoogle`, `requestPasswordRecovery`, `setPassword`',
        ],
      ]}
    />
  );
}

/** What happens to a change, by the code that the port rejects with. */
export function CodeTable() {
  return (
    <ReferenceTable
      caption="Error codes of a change"
      columns={['Code', 'When to reject with it', 'What the kit does', 'What the learner sees']}
      rows={[
        [
          '`unavailable`',
          'No answer, or one that may be different later',
          'Keeps the change and sends it again after 1, 2, 4 … 30 seconds, each shortened by up to half, not before `retryAfterMilliseconds`; also once the browser is online or the page is shown',
          'The mark stays. One notification per outage, with “Try again”. The line: “Not saved yet. Kept in this browser and saved as soon as possible.”',
        ],
        ['`full`', 'The storage has no room', 'As `unavailable`', 'As `unavailable`'],
        [
          '`unknown`',
          'Anything else; so does an error of another class',
          'As `unavailable`',
          'As `unavailable`',
        ],
        [
          '`unauthenticated`',
          'Nobody is signed in, or not the learner of the change',
          'Keeps the change until that learner is signed in; asks again once the page is shown',
          'The mark stays. “Please sign in to save your progress”. The line: “Kept in this browser. Sign in to save it to your account.”',
        ],
        [
          '`forbidden`',
          'The storage has decided: this learner may not do that, now or later',
          'Keeps the change apart, and sends it again only when the learner says so',
          'The mark goes. A notification; `SaveStatus` lists the change with “Try again”, “Export” and “Discard”',
        ],
        ['`invalid`', 'The storage has decided: these values cannot be', 'As `forbidden`', 'As `forbidden`'],
        [
          '`superseded`',
          'The learner deleted their progress at or after `madeAt`',
          'Drops the change',
          'The mark goes, as the deletion wanted',
        ],
      ]}
    />
  );
}

/** The keys in the browser's local storage. */
export function KeyTable() {
  return (
    <ReferenceTable
      caption="Keys in local storage, after the prefix"
      columns={['Key', 'Value']}
      rows={[
        ['`level-{n}-task-{k}`', '`true`: a completed task of the current learner, as it is shown'],
        ['`level-{n}-quiz-completed`', '`true`: a passed quiz; failed ones have no keys'],
        ['`level-{n}-quiz-score`, `level-{n}-quiz-time-seconds`', 'Its result'],
        ['`course-kit:owner`', 'The `id` of the learner whose keys these are; absent for a visitor'],
        ['`course-kit:change:{learner}:{id}`', 'One change that waits or was refused, as JSON'],
        ['`course-kit:copy:{learner}`', 'The keys of a learner who is not the current one, as JSON'],
        ['`course-kit:level-{n}-quiz-draft`', 'A half-answered quiz'],
        ['`course-kit:storage-id`', 'A random id, by which a storage that was wiped is noticed'],
        ['`course-kit:set-aside:{key}`', 'A value that made no sense under its key'],
      ]}
    />
  );
}

/** The second parameter of `createCourseStorage`. */
export function OptionTable() {
  return (
    <ReferenceTable
      caption="Options of createCourseStorage"
      columns={['Option', 'What it is for']}
      rows={[
        ['`prefix`', 'Stands in front of every key; keeps courses on one site apart'],
        ['`storage`', 'In place of `window.localStorage`'],
        ['`events`', 'In place of `window`, where storage events of other tabs arrive'],
        ['`clock`', 'In place of `Date.now`'],
        ['`locks`', 'In place of `navigator.locks`; `null` for none: two tabs may then send the same change'],
      ]}
    />
  );
}

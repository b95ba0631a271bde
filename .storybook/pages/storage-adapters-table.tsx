import { ReferenceTable } from './reference-table.js';

/** What each port of a storage keeps. */
export function PortTable() {
  return (
    <ReferenceTable
      caption="Ports"
      columns={['Port', 'Keeps', 'May be missing']}
      rows={[
        [
          '`progress`',
          'Completed tasks and quiz results',
          '`clear`, `subscribe`, `readQuizResult`, `listCompletedQuizzes`',
        ],
        ['`drafts`', 'Half-answered quizzes, near the learner', '–'],
        ['`certificates`', 'Issued certificates, found by id', '–'],
        [
          '`session`',
          'Who is signed in',
          'All of it; and `signIn`, `signUp`, `signInWithGoogle`, recovery, `remembered` by itself',
        ],
        ['`copy`', 'The browser’s copy of an account, and what waits to be saved', 'All of it'],
      ]}
    />
  );
}

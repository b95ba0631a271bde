import { ReferenceTable } from './reference-table.js';

/** What each key does. */
export function KeyboardTable() {
  return (
    <ReferenceTable
      caption="Keys"
      columns={['Component', 'Keys']}
      rows={[
        [
          'Links and buttons',
          '<kbd>Tab</kbd> reaches them, <kbd>Enter</kbd> follows a link, <kbd>Enter</kbd> or <kbd>Space</kbd> presses',
        ],
        ['`QuizRunner`', '<kbd>Tab</kbd> to a question, arrows to an option, <kbd>Enter</kbd> hands in'],
        [
          '`TaskPage`',
          '<kbd>Tab</kbd> also stops at code, which arrows scroll; <kbd>Enter</kbd> on the title of a step folds it',
        ],
        [
          '`FlowDiagram`, `FlowCanvas`',
          '<kbd>Enter</kbd> opens the flow as text; a picture larger than its place is moved by arrows and zoomed by <kbd>+</kbd> and <kbd>-</kbd>',
        ],
        [
          '`CertificateView`',
          '<kbd>Enter</kbd> opens the fields for a profile; each has a button that copies it',
        ],
        [
          '`ProgressData`',
          'In the questions the focus is on Cancel; <kbd>Escape</kbd> cancels too, unless deleting or importing has begun',
        ],
        ['Dialogs', '<kbd>Tab</kbd> goes round in them, <kbd>Escape</kbd> closes them unless they are busy'],
        ['Name dialog', 'Starts in the name; <kbd>Enter</kbd> confirms, <kbd>Escape</kbd> cancels'],
        [
          '`Toaster`',
          '<kbd>Alt</kbd> + <kbd>T</kbd> goes to the notifications, <kbd>Tab</kbd> from one to the next',
        ],
      ]}
    />
  );
}

import { attributes, events, properties } from '../elements.js';
import { ReferenceTable } from './reference-table.js';

const ATTRIBUTES: Readonly<Record<string, string>> = {
  src: 'Address of the course as JSON, from the page. Elements of one page fetch it once.',
  level: 'Which level, from 1. 1 where it is not given.',
  task: 'Which task of the level, from 1; for `course-task`. 1 where it is not given.',
  locale: 'A BCP 47 tag for numbers and plurals. `en-US` where it is not given.',
  storage: '`memory` keeps progress until the page is closed. Otherwise it stays in this browser.',
  namespace:
    'Whose progress it is; elements with the same one share it. The course’s own name where it is not given.',
  base: 'Address of the course’s own site, where links lead. No links where it is not given.',
  'media-hosts':
    'Hosts that videos may come from besides this page’s own, with spaces between. Videos of others are links.',
  theme: '`light` or `dark`. Where it is not given, the page’s `color-scheme` counts.',
};

const PROPERTIES: Readonly<Record<string, string>> = {
  course: 'The course itself, in place of `src`.',
  storageAdapter: 'A `CourseStorage`, in place of `storage` and `namespace`.',
  linkFor: 'A function from targets to addresses, in place of `base`.',
  messages: 'Words of your own, by feature; see Messages.',
};

/** The elements and what they show. */
export function ElementTable() {
  return (
    <ReferenceTable
      caption="Elements"
      columns={['Element', 'Shows']}
      rows={[
        ['`course-quiz`', 'A level’s test'],
        ['`course-task`', 'A lesson with its mark of completion'],
        ['`course-level-card`', 'A level and how far its learner is'],
        ['`course-progress`', 'Every level with its certificate'],
      ]}
    />
  );
}

/** Every attribute of the elements. */
export function AttributeTable() {
  return <NameTable caption="Attributes" names={attributes()} meanings={ATTRIBUTES} />;
}

/** Every property of the elements. */
export function PropertyTable() {
  return <NameTable caption="Properties" names={properties()} meanings={PROPERTIES} />;
}

/** Every event, read from the source. */
export function EventTable() {
  return (
    <ReferenceTable
      caption="Events"
      columns={['type', 'When', 'Beside course and level']}
      rows={events().map(({ type, when, fields }) => [
        <code key="type">{type}</code>,
        when,
        fields.map((field) => (
          <span key={field}>
            <code>{field}</code>{' '}
          </span>
        )),
      ])}
    />
  );
}

function NameTable({
  caption,
  names,
  meanings,
}: {
  readonly caption: string;
  readonly names: readonly string[];
  readonly meanings: Readonly<Record<string, string>>;
}) {
  const rows = names.map((name) => {
    const meaning = meanings[name];
    if (meaning === undefined) throw new Error(`The ${name} of elements is not described`);
    return [<code key="name">{name}</code>, meaning];
  });
  return <ReferenceTable caption={caption} columns={['Name', 'Meaning']} rows={rows} />;
}

import { en, type Message } from '@course-kit/react/messages';
import { ReferenceTable } from './reference-table.js';

/** Every text of the kit, by feature. */
export function MessageTables() {
  return Object.entries(en).map(([feature, messages]) => (
    <ReferenceTable
      key={feature}
      caption={feature}
      columns={['Name', 'Default text']}
      rows={Object.entries(messages).map(([name, message]) => [
        <code key="name">{name}</code>,
        textOf(message),
      ])}
    />
  ));
}

function textOf(message: Message): string {
  if (typeof message === 'string') return message;
  return Object.entries(message)
    .map(([form, text]) => `${form}: ${text}`)
    .join(' / ');
}

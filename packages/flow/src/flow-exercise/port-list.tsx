import { CourseText, Icon } from '@course-kit/react/feature';
import { Check } from 'lucide';
import { useId } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';

/** Ports of which one is chosen: by arrow keys, by the letters that a name begins with, or by a press. */
export function PortList({
  label,
  ports,
  chosen,
  emptyText = '',
  onChoose,
}: {
  readonly label: string;
  readonly ports: readonly { readonly id: string; readonly name: string }[];
  /** The id of the chosen one. */
  readonly chosen: string | null;
  /** Said where there is nothing to choose. */
  readonly emptyText?: string;
  readonly onChoose: (id: string | null) => void;
}) {
  const id = useId();
  return (
    <div className="ck-exercise-field">
      <p id={id} className="ck-exercise-label">
        {label}
      </p>
      <ListBox
        aria-labelledby={id}
        className="ck-exercise-list"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => {
          const [key] = keys;
          onChoose(typeof key === 'string' ? key : null);
        }}
        renderEmptyState={() => emptyText}
      >
        {ports.map((port) => (
          <ListBoxItem key={port.id} id={port.id} textValue={port.name} className="ck-exercise-option">
            {({ isSelected }) => (
              <>
                {isSelected && <Icon of={Check} />}
                <span>
                  <CourseText>{port.name}</CourseText>
                </span>
              </>
            )}
          </ListBoxItem>
        ))}
      </ListBox>
    </div>
  );
}

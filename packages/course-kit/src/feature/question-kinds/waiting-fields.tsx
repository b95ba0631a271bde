import { questionText } from '../../primitives/question-text.js';

/** What stands in the place of a kind's fields until they are loaded, as high as they are: what there is to read, and nothing to press. */
export function WaitingFields({
  kind,
  options,
}: {
  readonly kind: string;
  /** What the options say, in the order in which the fields will have them. */
  readonly options: readonly string[];
}) {
  return (
    <div className="ck-options ck-waiting">
      <span className="ck-hint">&nbsp;</span>
      {options.map((option, index) => (
        <div key={index} className="ck-option" data-kind={kind}>
          {kind !== 'pairs' && (
            <span className={kind === 'order' ? 'ck-hint' : 'ck-radio'}>{kind === 'order' && index + 1}</span>
          )}
          <span className="ck-option-text">{questionText(option)}</span>
          {kind === 'order' && <span className="ck-option-moves" />}
        </div>
      ))}
    </div>
  );
}

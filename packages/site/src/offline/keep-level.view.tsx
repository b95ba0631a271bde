import { useState } from 'react';
import { useLanguage } from '../language/language-context.js';
import { useTexts } from '../language/use-texts.js';
import { keepLevelMessages } from './keep-level.messages.js';
import type { KeepActions, KeepState } from './use-kept-level.js';

/** A size as learners read it, such as `3.4 MB`. */
function sizeIn(locale: string, bytes: number): string {
  const megabytes = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 10_000_000 ? 1 : 0,
  });
  return megabytes.format(bytes / 1_000_000);
}

/** Whether a level is kept for a time without a network, and the buttons that change that. */
export function KeepLevelView({
  state,
  isTestDrawn,
  keep,
  remove,
}: KeepActions & {
  readonly state: KeepState;
  /** Whether a server chooses the questions of its test. */
  readonly isTestDrawn: boolean;
}) {
  const text = useTexts('keepLevel', keepLevelMessages);
  const { tag } = useLanguage().shown;
  const [withFilms, setWithFilms] = useState(false);
  if (state.status === 'unknown') return null;
  const size = (bytes: number) => sizeIn(tag, bytes);
  const said = (): string => {
    if (state.status === 'kept') {
      const kept = text('kept', { size: size(state.bytes) });
      const films = state.hasFilms ? '' : ` ${text('filmsNeed')}`;
      return `${kept}${films}${state.newerBytes === undefined ? '' : ` ${text('newer')}`}`;
    }
    if (state.status !== 'failed') return text(isTestDrawn ? 'leadWithoutTest' : 'lead');
    const { reason, needed } = state.problem;
    return reason === 'full' ? text('full', { needed: size(needed) }) : text(reason);
  };
  const labels: Record<typeof state.status, string> = {
    free: state.status === 'free' ? text('keep', { size: size(state.bytes) }) : '',
    keeping:
      state.status === 'keeping'
        ? text('keeping', { share: new Intl.NumberFormat(tag, { style: 'percent' }).format(state.share) })
        : '',
    kept: text('remove'),
    failed: text('again'),
  };
  const isKeeping = state.status === 'keeping';
  const press = () => {
    if (state.status === 'kept') remove();
    else if (!isKeeping) keep(state.status === 'failed' ? state.withFilms : withFilms);
  };
  return (
    <section aria-labelledby="keep-level">
      <h2 id="keep-level">{text('title')}</h2>
      <p role="status" data-problem={state.status === 'failed' || undefined}>
        {said()}
      </p>
      {state.status === 'free' && state.filmBytes > 0 && (
        <label>
          <input
            type="checkbox"
            checked={withFilms}
            onChange={({ currentTarget }) => setWithFilms(currentTarget.checked)}
          />
          {text('films', { size: size(state.filmBytes) })}
        </label>
      )}
      <div className="page-actions">
        {/* One element in all states, so that the focus stays. */}
        <button type="button" className="site-button" aria-disabled={isKeeping} onClick={press}>
          {labels[state.status]}
        </button>
        {state.status === 'kept' && state.newerBytes !== undefined && (
          <button type="button" className="site-button" onClick={() => keep(state.hasFilms)}>
            {text('update', { size: size(state.newerBytes) })}
          </button>
        )}
      </div>
    </section>
  );
}

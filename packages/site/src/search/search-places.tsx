import { Icon, useLevels } from '@course-kit/react';
import { stepHref, type LevelOutline } from '@course-kit/react/model';
import { Lock, X } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import {
  Autocomplete,
  Button,
  Input,
  ListBox,
  ListBoxItem,
  SearchField,
  type Key,
} from 'react-aria-components';
import { navigate } from '../navigation/navigate.js';
import { CourseText } from '../language/course-text.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { wordsIn, type SitePage } from './find-pages.js';
import { namesLesson } from './names-lesson.js';
import { MOST_PLACES, type Place, type SearchLessons } from './search-lessons.js';
import { searchMessages } from './search.messages.js';
import { useFindPages } from './use-find-pages.js';

/** What a search finds, with its address. */
type Found = (Place | SitePage) & { readonly id: string };

const addressOf = ({ level, task, step }: Place) => {
  const href = linkFor({ kind: 'task', level, task });
  return step === undefined ? href : stepHref(href, step);
};

/** The words that are looked for, and the places that have them. */
export function SearchPlaces({
  typed,
  search,
  onRetry,
  onClose,
}: {
  /** The words to begin with. */
  readonly typed: string;
  /** Undefined while the lessons are fetched, null where that failed. */
  readonly search: SearchLessons | null | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const text = useTexts('search', searchMessages);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(typed);
  // Not deferred: the library goes to the first place with the key that was pressed, and not once more where places come later.
  const searched = words.trim();
  const findPages = useFindPages();
  const { levels } = useLevels();
  const places = useMemo(() => {
    if (search === undefined) return [];
    const { meant, mentioned } = findPages(searched, (word) => search?.says(word) ?? false);
    const isNamed = namesLesson(searched, wordsIn(text('common')));
    const named = (search?.lessons ?? []).filter(({ lesson, level, task }) =>
      isNamed(lesson, text('lesson', { level, task })),
    );
    const isLocked = (level: number) => levels[level - 1]?.access.status === 'locked';
    const others = search?.find(searched, isLocked).filter((place) => !named.includes(place)) ?? [];
    const lessons = [...named, ...others].slice(0, MOST_PLACES - meant.length - mentioned.length);
    const found = [...lessons.slice(0, named.length), ...meant, ...lessons.slice(named.length), ...mentioned];
    return found.map((one): Found => ({ ...one, id: 'href' in one ? one.href : addressOf(one) }));
  }, [search, findPages, levels, searched, text]);
  const open = (address: Key) => {
    onClose();
    navigate(String(address), { state: { isFound: true } });
  };
  const retry = () => {
    onRetry();
    // The button goes.
    field.current?.focus();
  };
  const outcome = () => {
    if (search === undefined) return text('loading');
    if (search === null) return text('failed');
    if (searched === '') return text('hint');
    if (places.length === 0) return text('none', { words: searched });
    return text(places.length < MOST_PLACES ? 'found' : 'best', { count: places.length });
  };
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <SearchField autoFocus aria-label={text('title')} className="search-field">
        <Input ref={field} />
        <Button className="search-clear" aria-label={text('clear')}>
          <Icon of={X} />
        </Button>
      </SearchField>
      <p role="status" className="hint search-outcome">
        {outcome()}
        {search?.isWhole === false && ` ${text('partial')}`}
      </p>
      {search !== undefined && !search?.isWhole && (
        <button type="button" className="site-button" onClick={retry}>
          {text('retry')}
        </button>
      )}
      <ListBox aria-label={text('title')} items={places} onAction={open} className="search-places">
        {(found) => ('href' in found ? <PageItem page={found} /> : <PlaceItem place={found} />)}
      </ListBox>
    </Autocomplete>
  );
}

function PageItem({ page }: { readonly page: SitePage & { readonly id: string } }) {
  const { id, title, description, level } = page;
  return (
    <ListBoxItem id={id} textValue={title} className="search-place">
      <span className="search-heading">{level ? <TitleOf level={level}>{title}</TitleOf> : title}</span>{' '}
      <span className="search-where">
        {level ? <CourseText of={level}>{description}</CourseText> : description}
        {level && <Locked level={level.level} />}
      </span>
    </ListBoxItem>
  );
}

/** A title of a page, in which that of a level may stand. */
function TitleOf({ level, children: title }: { readonly level: LevelOutline; readonly children: string }) {
  if (!title.includes(level.title)) return title;
  return (
    <TextAround text={title.replace(level.title, () => ELEMENT)}>
      <CourseText of={level}>{level.title}</CourseText>
    </TextAround>
  );
}

/** Says that a level is locked, where it is. */
function Locked({ level }: { readonly level: number }) {
  const text = useTexts('search', searchMessages);
  const { levels } = useLevels();
  if (levels[level - 1]?.access.status !== 'locked') return null;
  return (
    <span className="search-locked">
      {' · '}
      <Icon of={Lock} size="0.9em" /> {text('locked')}
    </span>
  );
}

function PlaceItem({ place }: { readonly place: Place & { readonly id: string } }) {
  const text = useTexts('search', searchMessages);
  const { level, task, step, lesson, heading } = place;
  return (
    <ListBoxItem id={place.id} textValue={heading} className="search-place">
      <span className="search-heading">
        <CourseText of={place}>{step === undefined ? lesson : heading}</CourseText>
      </span>{' '}
      <span className="search-where">
        {step === undefined ? text('lesson', { level, task }) : text('step', { level, task, step })}
        {' · '}
        <CourseText of={place}>{step === undefined ? heading : lesson}</CourseText>
        <Locked level={level} />
      </span>
    </ListBoxItem>
  );
}

import {
  defineLanguage,
  defineMessages,
  definePartialLanguage,
  en,
  type CourseMessages,
  type MessageOverrides,
} from '@course-kit/react/messages';
import { de } from '@course-kit/react/messages/de';
import { expect, expectTypeOf, it } from 'vitest';

it('a host’s texts are returned as they are', () => {
  const messages = { quizRunner: { submit: 'Check' }, levelCard: { tasks: { other: '{count} exercises' } } };
  expect(defineMessages(messages)).toBe(messages);
});

it('a text that a language lacks or has too much is a type error', () => {
  // @ts-expect-error -- no feature is there
  expect(defineLanguage('de', {})).toBeDefined();
  // @ts-expect-error -- Arabic has more forms
  expect(defineLanguage('ar', de)).toBeDefined();
  // @ts-expect-error -- one text is missing
  expect(defineLanguage('ja', { ...en, unlockGate: { title: '', description: '' } })).toBeDefined();
  // @ts-expect-error -- the level has no name
  expect(defineLanguage('ja', { ...en, unlockGate: { ...en.unlockGate, required: '{name}' } })).toBeDefined();
});

it('a language may have some of the texts, each with all plural forms', () => {
  const pl = definePartialLanguage('pl', {
    quizRunner: { submit: 'Sprawdź odpowiedzi' },
    levelCard: {
      tasks: {
        one: '{count} zadanie',
        few: '{count} zadania',
        many: '{count} zadań',
        other: '{count} zadania',
      },
    },
  });
  expectTypeOf(pl).toEqualTypeOf<MessageOverrides>();
  // @ts-expect-error -- Polish has a form for 2 to 4, and one for 5
  expect(definePartialLanguage('pl', { levelCard: { tasks: { one: '1', other: '{count}' } } })).toBeDefined();
  // @ts-expect-error -- no such text
  expect(definePartialLanguage('pl', { quizRunner: { sbmit: 'Sprawdź' } })).toBeDefined();
  // @ts-expect-error -- no such placeholder
  expect(definePartialLanguage('pl', { levelCard: { level: 'Poziom {levle}' } })).toBeDefined();
});

it('a mistake in a host’s texts is a type error', () => {
  // @ts-expect-error -- no such feature
  expect(defineMessages({ quizRuner: { submit: 'Check' } })).toBeDefined();
  // @ts-expect-error -- no such text
  expect(defineMessages({ quizRunner: { sbmit: 'Check' } })).toBeDefined();
  // @ts-expect-error -- no such placeholder
  expect(defineMessages({ levelCard: { level: 'Level {levle}' } })).toBeDefined();
  // @ts-expect-error -- no such placeholder in one of the forms
  expect(defineMessages({ levelCard: { tasks: { one: '{cuont}', other: '{count}' } } })).toBeDefined();
  // @ts-expect-error -- the form for all other numbers is missing
  expect(defineMessages({ levelCard: { tasks: { one: '{count} task' } } })).toBeDefined();
  // @ts-expect-error -- this text counts nothing
  expect(defineMessages({ levelCard: { start: { one: 'Go', other: 'Go' } } })).toBeDefined();
});

it('correct texts compile', () => {
  defineMessages({
    quizRunner: {
      submit: 'Check',
      answered: { one: '{done} of one', other: '{done} of {count}' },
      summary: '{correct} of {count}',
    },
    levelCard: { level: 'Level' },
    saveStatus: { refused: { one: 'one', other: '{count}' } },
  });
  const later: MessageOverrides = { quizRunner: { submit: String(Math.random()) }, toaster: undefined };
  defineMessages(later);
  expectTypeOf(de).toEqualTypeOf<CourseMessages>();
  expectTypeOf(en).toExtend<CourseMessages>();
  expectTypeOf<CourseMessages>().toExtend<MessageOverrides>();
});

import { saying, type Answer } from './answer.js';

/** Whether the rules for the model hold a text, which is what it knows of the past. */
const knowing = (...systemMessage: string[]) => ({ systemMessage });
const NAME_AND_BOOK = /^What is my name, and what am I reading\?$/;
const NAME = /^What is my name\?$/;
const BOOK = /^Which book am I reading\?$/;
const SEA = /^Which sea scene did the club love\?$/;
const STORM = 'The club loved the storm scene in Moby-Dick.';

/** What the lesson on memory asks. */
export const LESSON_2_4: readonly Answer[] = [
  saying(
    /^My name is Ana and I am reading Frankenstein\.$/,
    'Nice to meet you, Ana! Frankenstein is a fine choice.',
  ),
  saying(NAME_AND_BOOK, 'You are Ana, and you are reading Frankenstein.', knowing('My name is Ana')),
  saying(NAME_AND_BOOK, 'I cannot know your name or your book.'),
  saying(/^Who wrote Frankenstein\?$/, 'Mary Shelley wrote Frankenstein.'),
  saying(/^And who wrote Dracula\?$/, 'Bram Stoker wrote Dracula.'),
  saying(NAME, 'Your name is Ana.', knowing('My name is Ana')),
  saying(NAME, 'You have not told me your name.'),
  saying(/^I am Ana and I am reading Frankenstein\.$/, 'Welcome, Ana! Enjoy the book.'),
  saying(/^I am Ben and I am reading Dracula\.$/, 'Welcome, Ben! Enjoy the book.'),
  saying(BOOK, 'You are reading Frankenstein.', knowing('I am Ana and I am reading Frankenstein.')),
  saying(BOOK, 'You are reading Dracula.', knowing('I am Ben and I am reading Dracula.')),
  saying(/^The club loved the storm scene/, 'I will keep that in mind.'),
  saying(SEA, 'The club loved the storm scene in Moby-Dick.', knowing(STORM)),
  saying(SEA, 'I know of no such scene.'),
];

import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import { QuizRunner } from './quiz-runner.js';
import { QuizRunnerView } from './quiz-runner.view.js';
import { taughtLevel, taughtQuiz } from './taught-quiz.fixtures.js';
import { answersWith, quizAt, quizDrawn, quizFinished } from './quiz.fixtures.js';

const meta = {
  title: 'Components/QuizRunner',
  component: QuizRunnerView,
  subcomponents: { QuizRunner },
  args: {
    level: exampleLevel(1),
    quiz: quizAt({ status: 'answering' }),
    passMark: exampleCourse.passMark,
    links: { level: '#level-1', next: '#level-2', isLastLevel: false },
  },
} satisfies Meta<typeof QuizRunnerView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Answering: Story = { args: { quiz: quizAt({ status: 'answering' }, [2, 1]) } };

export const NothingAnswered: Story = {};

export const AllAnswered: Story = { args: { quiz: quizAt({ status: 'answering' }, answersWith(3)) } };

export const Saving: Story = { args: { quiz: quizAt({ status: 'saving' }, answersWith(3)) } };

/** Every right answer is shown with its explanation. */
export const Passed: Story = { args: { quiz: quizFinished(3) } };

export const PassedLastLevel: Story = {
  args: {
    level: exampleLevel(3),
    quiz: quizFinished(4),
    links: { level: '#level-3', next: '#dashboard', isLastLevel: true },
  },
};

/** The right option of a wrong answer stays hidden. */
export const Failed: Story = { args: { quiz: quizFinished(2) } };

/** Each wrong answer leads to the step that teaches it. */
export const FailedWithStepsToRead: Story = {
  args: {
    level: taughtLevel,
    quiz: taughtQuiz(0, { taskHref: (task) => `/task-${task}` }),
  },
};

/** In a page without the lessons the step is named. */
export const FailedWithoutLessons: Story = { args: { level: taughtLevel, quiz: taughtQuiz(0) } };

export const FailedAfterAnEarlierPass: Story = {
  args: { hasPassed: true, quiz: quizFinished(1, { hadPassed: true }) },
};

/** What is kept is being fetched, for a moment. */
export const Opening: Story = { args: { quiz: quizAt({ status: 'opening' }) } };

/** The page was loaded anew: the result is there until another attempt is begun. */
export const PassedBefore: Story = {
  args: { hasPassed: true, quiz: quizFinished(3, { isKept: true, further: { count: 5 } }) },
};

export const FailedBefore: Story = {
  args: { quiz: quizFinished(1, { isKept: true, further: { count: 1 } }) },
};

/** The next attempt can be begun once the hour is over. */
export const LimitReached: Story = {
  args: { quiz: quizFinished(1, { isKept: true, further: { count: 0, waitMilliseconds: 1_500_000 } }) },
};

export const LimitReachedOnADarkPhone: Story = {
  ...LimitReached,
  globals: { theme: 'dark', viewport: { value: 'mobile1' } },
};

/** The storage keeps no answers, or the questions have changed. */
export const OnlyTheScoreIsKept: Story = {
  args: { quiz: quizFinished(3, { isKept: true, answers: [], correctCount: 0 }) },
};

export const RetakingAfterAPass: Story = { args: { hasPassed: true } };

/** The result before the retake can be looked at, and the retake be gone on with. */
export const RetakeBegun: Story = {
  args: { hasPassed: true, quiz: { ...quizAt({ status: 'answering' }, [2]), lookBack: () => {} } },
};

export const LookingBackFromARetake: Story = {
  args: { hasPassed: true, quiz: quizFinished(3, { isRetakeBegun: true }) },
};

/** A retake at a level with more questions than it asks. */
export const DrawnFromAPool: Story = {
  args: {
    level: { ...exampleLevel(1), questionCount: 2 },
    quiz: quizDrawn(exampleLevel(1), ['q4', 'q2']),
  },
};

/** The storage chooses the questions of a retake. */
export const Drawing: Story = { args: { quiz: quizAt({ status: 'drawing', hasFailed: false }) } };

/** The storage cannot be asked; nothing is lost. */
export const NotDrawn: Story = { args: { quiz: quizAt({ status: 'drawing', hasFailed: true }) } };

/** Another device has handed in meanwhile. */
export const Redrawn: Story = {
  args: {
    quiz: quizAt({ status: 'handed-in', unmarked: { reason: 'redrawn', handInAgain: async () => {} } }),
  },
};

/** A session has ended since. */
export const SignedOutSince: Story = {
  args: {
    quiz: quizAt({
      status: 'handed-in',
      unmarked: { reason: 'signed-out', handInAgain: async () => {}, signInHref: '/auth' },
    }),
  },
};

/** There were too many attempts within the hour; the answers are handed in by themselves. */
export const Limited: Story = {
  args: {
    quiz: quizAt({
      status: 'handed-in',
      unmarked: { reason: 'limited', waitMilliseconds: 2_500_000, handInAgain: async () => {} },
    }),
  },
};

/** The storage has decided against the result; it can be sent again. */
export const NotSaved: Story = { args: { quiz: quizFinished(3, { saving: 'refused' }) } };

/** The account cannot be reached; the browser has it meanwhile. */
export const KeptInTheBrowser: Story = {
  args: { quiz: quizFinished(4, { saving: 'queued', isLasting: true }) },
};

/** The account cannot be reached, and the browser has no room: the result would be lost with the page. */
export const KeptInThePage: Story = {
  args: { quiz: quizFinished(4, { saving: 'queued', isLasting: false }) },
};

/** Nobody is signed in: sending it again would not help, and the next level opens with an account. */
export const KeptForSigningIn: Story = {
  args: {
    quiz: quizFinished(4, { saving: 'signed-out' }),
    links: { level: '#level-1', next: '#sign-up', needsAccount: true, isLastLevel: false },
  },
};

export const DarkNotSaved: Story = { ...NotSaved, globals: { theme: 'dark' } };

export const Empty: Story = {
  args: { level: { ...exampleLevel(1), questions: [], questionCount: 0 } },
};

export const NarrowColumn: Story = {
  ...Answering,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { ...Answering, globals: { theme: 'dark' } };

export const DarkPassed: Story = { ...Passed, globals: { theme: 'dark' } };

export const DarkFailed: Story = { ...Failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...Answering, globals: { direction: 'rtl' } };

/** Nothing is cut off, neither in questions nor in options. */
export const LongWords: Story = {
  ...NarrowColumn,
  args: {
    level: {
      ...exampleLevel(1),
      questions: exampleLevel(1).questions.map((question) => ({
        ...question,
        question: 'Was regelt die Donaudampfschifffahrtsgesellschaftsbackstubenverordnung?',
        options: question.options.map((option) => `${option}-Rindfleischetikettierungsüberwachungsgesetz`),
      })),
    },
    quiz: quizAt({ status: 'answering' }, [2, 1]),
  },
};

/** The longest pass of an answer's words: right answers and explanations. */
export const PseudoLocalePassed: Story = { ...Passed, globals: { locale: 'pseudo' } };

export const DocsLookFailed: Story = { ...Failed, globals: { look: 'docs' } };

export const DocsLookPassedDark: Story = { ...Passed, globals: { look: 'docs', theme: 'dark' } };

/** The second look, `@course-kit/react/themes/docs.css`. */
export const DocsLook: Story = { ...Answering, globals: { look: 'docs' } };

export const DocsLookDark: Story = { ...Answering, globals: { look: 'docs', theme: 'dark' } };

/** Every text accented and 40 % longer: nothing is cut off, and what stays plain comes from the course. */
export const PseudoLocale: Story = { ...Answering, globals: { locale: 'pseudo' } };

export const ForcedColours: Story = {
  tags: ['!autodocs'],
  ...Answering,
  globals: { preference: 'forced-colors' },
};

export const ReducedMotion: Story = {
  tags: ['!autodocs'],
  ...Answering,
  globals: { preference: 'reduced-motion' },
};

/** Without `styles.css` it is plain HTML that works. */
export const Unstyled: Story = { tags: ['!autodocs'], ...Answering, globals: { look: 'unstyled' } };

/** What a component's page says beyond its props: how it is used, what it is to everybody, what can be styled. */
export interface ComponentGuide {
  /** The smallest use that makes sense, as code. */
  readonly usage: string;
  /** What makes it work well, each with its reason; “Do” stands before it. */
  readonly dos: readonly [string, ...string[]];
  /** What people try and regret; “Don’t” stands before it. */
  readonly donts: readonly [string, ...string[]];
  /** What a designer and a tester can hold it to. */
  readonly accessibility: readonly string[];
  /** Attributes of the markup that tell a state, with their meaning; their values with `|` between. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Stylesheets that dress it, by their names. */
  readonly stylesheets: readonly string[];
}

const LEVEL_STATE = '[data-state="locked | open | in-progress | passed"]';
const SHARED = ['page', 'controls'];

/** By the component's name, as in `Components/LevelCard`. */
export const guides: Readonly<Record<string, ComponentGuide>> = {
  CourseProvider: {
    usage: `<CourseProvider course={course} storage={storage} linkFor={linkFor}>
  <LevelCard level={1} />
  <QuizRunner level={1} />
</CourseProvider>`,
    dos: [
      'put one around everything of a course, in the layout: progress, news and addresses are then the same everywhere.',
      'make the `storage` once, outside of the render: another one is another learner’s.',
    ],
    donts: [
      'pass a `linkFor` that guesses: answer `null` for what your site does not have, and there is no link.',
      'nest providers of the same course: each keeps its own state on the screen.',
    ],
    accessibility: [
      'It renders no element of its own but the region of news, which is there once there is news.',
      '`locale` writes numbers and plurals. The language of the page stays the host’s to say, in `lang`.',
    ],
    attributes: {},
    stylesheets: [],
  },
  LevelCard: {
    usage: `<LevelCard course={course} level={1} />

// With a state of your own:
<LevelCardView level={course.levels[0]} status="in-progress" completedTaskCount={1} href="/level-1" />`,
    dos: [
      'show the cards of all levels, the locked ones too: they say what comes and what it takes.',
      'give it a `headingRank` that follows the heading above, so that the page’s outline stays whole.',
    ],
    donts: [
      'put a link around the card: it has one, and a link in a link is none.',
      'hide a locked level by its state alone: `UnlockGate` on its page is what keeps it closed.',
    ],
    accessibility: [
      'An `article` with a heading of the rank that the page needs.',
      'The state is a word in the badge and not only a colour.',
      'The link names its level: “Start Level: First loaves”. A locked level has a disabled button and says why.',
    ],
    attributes: { [LEVEL_STATE]: 'How far the learner is, on the card' },
    stylesheets: ['level-card', ...SHARED],
  },
  LevelPage: {
    usage: `<UnlockGate course={course} level={2}>
  <LevelPage course={course} level={2} />
</UnlockGate>`,
    dos: [
      'put an `UnlockGate` around it: an address can be typed.',
      'give it the page’s first heading: its title is the page’s.',
    ],
    donts: [
      'show several on one page: each repeats objectives, tasks and test; a list of `LevelCard` is the overview.',
    ],
    accessibility: [
      'Headings step down from `headingRank` without a gap.',
      'Tasks are an ordered list; what is done is said in words.',
      'The way to the next level is a disabled button until the level is passed.',
    ],
    attributes: {
      [LEVEL_STATE]: 'How far the learner is, on the page',
      '[data-completed]': 'On a task that is done',
      '[data-passed]': 'On the card of the test, once it is passed',
    },
    stylesheets: ['level-page', ...SHARED],
  },
  TaskPage: {
    usage: `<TaskPage course={course} level={1} task={2} />`,
    dos: [
      'keep a task to one sitting: it is marked as a whole.',
      'say in `expect` what a learner should see: it is how they know that a step worked.',
    ],
    donts: [
      'mark the task for the learner, on scrolling or on a timer: the mark says that they are done, and counts towards unlocking.',
      'put lessons into `instruction` as HTML: text is never markup, so that nobody’s text can be a script.',
    ],
    accessibility: [
      'The mark is a toggle button with `aria-pressed`; a toast tells when it was saved, or that it waits.',
      'Videos have the browser’s own controls, and captions from a `.vtt` file beside them.',
      'Code can be reached and scrolled by keyboard; its copy button is named after it.',
    ],
    attributes: {
      '[data-completed]': 'On the page, once the task is marked',
      '[data-playable]': 'On the video, once it can be played',
      '[data-kind="expect | warning"]': 'On a note',
    },
    stylesheets: ['task-page', 'flow-diagram', ...SHARED],
  },
  QuizRunner: {
    usage: `<QuizRunner course={course} level={1} />

// With a screen of your own around the same rules:
const quiz = useQuiz(level);
<QuizRunnerView level={level} quiz={quiz} passMark={80} links={links} />`,
    dos: [
      'write an explanation for each question, about why: it is shown where the answer was wrong.',
      'put options of similar length: a longest one that is always right gives the answer away. `reviewCourse` finds them.',
    ],
    donts: [
      'name positions (“the first option”): a retake shuffles.',
      'rely on it for exams: answers are in the page, and who looks for them finds them.',
    ],
    accessibility: [
      'Each question is a `fieldset` with native radio buttons: Tab to a question, arrows to an option.',
      'After handing in, the focus is on the result’s heading; after a retake on the quiz’s.',
      'The clock is a silent `timer`. A result that was refused is told at once, one that waits is not an alert.',
    ],
    attributes: {
      '[data-phase="answering | saving | finished"]': 'On the quiz',
      '[data-answered]': 'On a question that has an answer',
      '[data-selected]': 'On the chosen option',
      '[data-passed]': 'On results of a pass',
      '[data-correct]': 'On an answer that was right',
    },
    stylesheets: ['quiz-runner', ...SHARED],
  },
  SaveStatus: {
    usage: `<CourseProvider course={course} storage={storage}>
  <SaveStatus />
  <TaskPage level={1} task={2} />
</CourseProvider>

// With an indicator of your own that says the same:
const { status, waitingCount, refused, saveAgain } = useSaving();`,
    dos: [
      'put it where work is done, once a page: it says what the buttons cannot once they are out of sight.',
      'use `useSaving()` for an indicator of your own: both then say the same.',
    ],
    donts: [
      'hide it while all is saved: a line that appears with a fault moves the page under the learner’s finger.',
    ],
    accessibility: [
      'The line is a polite `status`: a change of state is read out without taking the focus.',
      'States are words; the icon beside them is hidden from assistive technology.',
      'Discarding asks first. The focus goes to “Keep”, and back to “Discard” when they are kept.',
      'After “Try again” and “Yes, discard” the focus is on the line, since the buttons go.',
    ],
    attributes: {
      '[data-status="saved | saving | waiting | signed-out | refused"]':
        'On the root: how far the work is kept',
    },
    stylesheets: ['save-status', ...SHARED],
  },
  UnlockGate: {
    usage: `<UnlockGate course={course} level={2}>
  <LevelPage course={course} level={2} />
</UnlockGate>

// With a redirect of your own in place of the gate:
<UnlockGate course={course} level={2} onLocked={() => router.replace('/')}>…</UnlockGate>`,
    dos: [
      'put it around the whole page of a level: what is locked is then not in the page.',
      'use `onLocked` for a redirect, with `replace`: going back would otherwise lead to the gate again.',
    ],
    donts: [
      'take it for protection: lessons and answers of a course in the bundle can be read. What must be secret is behind a server.',
    ],
    accessibility: [
      'What is locked is not in the page, and so not hidden from some and readable by others.',
      'The gate is a section with a heading and a link to what unlocks it.',
      'While that is being found out, an empty place has `aria-busy`.',
    ],
    attributes: { '[data-state="locked"]': 'On the gate', '[aria-busy]': 'On the placeholder' },
    stylesheets: ['unlock-gate', ...SHARED],
  },
  ProgressGrid: {
    usage: `<ProgressGrid course={course} />`,
    dos: [
      'give it the outline (`outlineOf(course)`): it shows no lesson, and nobody needs to download them for it.',
    ],
    donts: [
      'show it above the first lesson: to a newcomer it is a list of closed doors. `CourseMap` invites.',
    ],
    accessibility: [
      'A list of articles. The whole card is a target for a pointer; for everybody else its link is the title.',
      'The bar is a native `progress` with its figures as name; they stand beside it too.',
      'A certificate’s button names its level, and stays in the order of focus while the PDF is made.',
    ],
    attributes: {
      '[data-state="locked | open | in-progress | passed | coming-soon"]': 'On a card',
      '[aria-busy]': 'On the grid, while progress is being read',
    },
    stylesheets: ['progress-grid', 'level-card', ...SHARED],
  },
  ProgressData: {
    usage: `<ProgressData course={course} />`,
    dos: [
      'offer it wherever there are accounts: to see and to delete what is kept is a right in many countries.',
      'keep its question: a deletion cannot be taken back.',
    ],
    donts: ['put it beside the way on: who looks for the next level should not meet a deletion.'],
    accessibility: [
      'What was exported or could not be deleted is told politely.',
      'The question before deleting is an alert dialog: the focus is on Cancel, and Escape cancels.',
      'After deleting, the focus is on the section’s heading, since its button is gone.',
    ],
    attributes: {
      '[data-state="loading | unknown | empty | there"]': 'On the section: what is known of the progress',
      '[aria-disabled]': 'On a button that is at work and keeps the focus',
    },
    stylesheets: ['progress-data', 'certificate-download', ...SHARED],
  },
  CourseMap: {
    usage: `<CourseMap course={course} />

// Beside cards that are links already:
<CourseMap course={course} isLinked={false} />`,
    dos: [
      'give it the whole width: it draws the way from left to right, and from top to bottom in a narrow column.',
    ],
    donts: [
      'let cards beside it lead to the same places without `isLinked={false}`: by keyboard every level would come twice.',
    ],
    accessibility: [
      'A labelled region with an ordered list. Nodes and edges are for the eye alone.',
      'The same stands in words: “passed, 2 of 2 tasks completed”.',
      'The edge lights up once, and at once with reduced motion.',
    ],
    attributes: {
      [LEVEL_STATE]: 'On a level’s entry',
      '[data-completed]': 'On the node of a task that is done',
    },
    stylesheets: ['course-map'],
  },
  FlowDiagram: {
    usage: `const flow = defineFlow({ title, portColors, nodes, connections });

<FlowDiagram flow={flow} highlight={['agent']} />`,
    dos: [
      'write the flow with `defineFlow`: it checks ports and connections, with the path of what is wrong.',
      '`highlight` what the step is about: in a large flow nobody finds it by themselves.',
    ],
    donts: [
      'use it for more than about twelve components: the text below it then says more than the picture.',
      'tell something by a port’s colour alone: the text has only names.',
    ],
    accessibility: [
      'The picture is hidden from assistive technology; “This flow as text” below it says the same to everybody.',
      'What is new is marked by a line of another kind, and by words in the text.',
      'Flows run from left to right in any language, as flow editors do.',
    ],
    attributes: {
      '[data-shape="wide | narrow"]': 'On the two drawings, of which one is shown',
      '[data-columns]': 'On the figure: how many columns the wide drawing has',
      '[data-highlighted]': 'On a component of the picture that is pointed out',
    },
    stylesheets: ['flow-diagram'],
  },
  CertificateView: {
    usage: `<CertificateView course={course} id="CERT-1763683200000-L1" />`,
    dos: [
      'let `onLookup` set the title of the page and the status of the answer: a certificate that is not there is not found.',
      'say who issues it, in the course’s `issuer`: it is what makes it worth something.',
    ],
    donts: [
      'call it a proof: its name and date are what the learner’s browser sent, unless your storage checks them.',
    ],
    accessibility: [
      'The certificate is text; its ornament is hidden from assistive technology.',
      'Copying is told politely. Where it is not allowed, the text can be selected by hand.',
      'Printing leaves out everything but the certificate.',
    ],
    attributes: { '[data-state="loading | found | not-found"]': 'On the view' },
    stylesheets: ['certificate-view', 'certificate-download', ...SHARED],
  },
  Toaster: {
    usage: `<CourseProvider course={course} toaster={<Toaster variant="stacked" />}>…</CourseProvider>`,
    dos: [
      'leave it to the provider, which brings one.',
      'pass `variant="stacked"` where news comes in bursts: it shows them as one pile.',
    ],
    donts: [
      'put two under one provider: each piece of news would be read out twice.',
      'tell in a toast alone what a learner must know: it goes. Buttons and `SaveStatus` stay.',
    ],
    accessibility: [
      'A labelled region that Alt + T goes to. News is read out when it appears.',
      'Time stands still while a pointer or the focus is on it.',
      'It never takes the focus by itself.',
      'What waits to be saved has “Try again” in its toast; nothing is lost by a toast that is gone.',
    ],
    attributes: { '[data-tone="default | destructive"]': 'On a toast' },
    stylesheets: ['toaster'],
  },
  Tooltip: {
    usage: `<TooltipProvider>
  <Tooltip text="Delete for good">
    <button type="button" aria-label="Delete">…</button>
  </Tooltip>
</TooltipProvider>`,
    dos: ['keep it to a few words that help who hesitates.'],
    donts: [
      'put into it what everybody needs: a touch shows none.',
      'let it name its trigger: an icon’s button has an `aria-label` of its own.',
    ],
    accessibility: [
      'Opens at once with the keyboard’s focus; Escape closes it, and a pointer may go onto it.',
      'It describes its trigger and does not name it. A touch shows none: nothing may be in it alone.',
    ],
    attributes: {},
    stylesheets: ['tooltip'],
  },
};

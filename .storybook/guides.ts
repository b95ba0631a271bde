/** What a component's page says beyond its props: how it is used, what it is to everybody, what can be styled. */
export interface ComponentGuide {
  /** The smallest use that makes sense, as code. */
  readonly usage: string;
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
const quiz = useQuiz(1);
<QuizRunnerView level={level} quiz={quiz} passMark={80} links={links} />`,
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
    accessibility: [
      'Opens at once with the keyboard’s focus; Escape closes it, and a pointer may go onto it.',
      'It describes its trigger and does not name it. A touch shows none: nothing may be in it alone.',
    ],
    attributes: {},
    stylesheets: ['tooltip'],
  },
};

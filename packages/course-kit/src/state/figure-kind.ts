import type { ComponentType, RefObject } from 'react';
import type { AskedQuestion, Step, Task } from '../model/course.js';
import type { Figure } from '../model/figure.js';
import type { QuizAnswer } from '../model/scoring.js';

/** What a picture of a whole figure gets. */
export interface FigureProps {
  /** A figure of the kind. */
  readonly figure: Figure;
  /** For its root element, by which a lesson's page places it. */
  readonly className: string;
}

/** What a picture beside the steps of a lesson gets. */
export interface StepFigureProps {
  /** A figure of the kind. */
  readonly figure: Figure;
  /** The steps; each says by `adds` which parts of the figure it adds or changes. */
  readonly steps: readonly Step[];
  /** What the steps are in, for `useStepInGuide`. */
  readonly guide: RefObject<HTMLElement | null>;
}

/** What a picture gets in which an option is chosen, or which points out what a question is about. */
export interface FigurePlacesProps {
  /** A figure of the kind. */
  readonly figure: Figure;
  /** Where the options are, from the first on; each is numbered so. Where there is nothing to choose, what is pointed out. */
  readonly places: readonly string[];
  /** The chosen one, counted from 0. @default none */
  readonly chosen?: number | undefined;
  /** What came of each, where learners are told: only these are marked then, and nothing is numbered. @default nobody was told yet */
  readonly outcomes?: readonly ('right' | 'wrong' | undefined)[] | undefined;
  /** Chooses one, counted from 0, and moves the focus to its radio button. @default there is nothing to choose */
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** What a picture gets above the fields of a question in a test. */
export interface FigureQuestionProps {
  /** What is asked, with what it shows of a figure of the kind. */
  readonly question: AskedQuestion;
  /** The ids of the options in the attempt's order. */
  readonly optionOrder: readonly string[];
  /** The id of the chosen option, or what its kind has for an answer. */
  readonly answer: QuizAnswer;
}

/** How a lesson shows figures of a kind. Make it once, outside of components. */
export interface FigureKind {
  /** As the figures name it. */
  readonly kind: string;
  /** The whole figure, above the steps and in prerendered pages. @default it stands beside the steps alone */
  readonly Picture?: ComponentType<FigureProps>;
  /**
   * The figure with numbers at the options of a question, each of which a press chooses. The options stand below it as radio buttons, for keys and
   * screen readers as well. Without `onChoose`, the figure, or a part of it, with a mark at what a question is about; in the results of a test with `outcomes`.
   *
   * @default they stand there alone
   */
  readonly Places?: ComponentType<FigurePlacesProps>;
  /**
   * The same above the fields of a question in a test, made with `DrawnQuestion` of `@course-kit/react/feature`: a test of words alone does
   * not load it. Its provider has to be given the kind.
   *
   * @default the options stand there alone
   */
  readonly Question?: ComponentType<FigureQuestionProps>;
  /** Loads the picture that stands beside the steps and follows their reader. @default none does */
  readonly loadStepPicture?: () => Promise<{ readonly default: ComponentType<StepFigureProps> }>;
  /**
   * Loads what plays a lesson that has no video. The first of all kinds also plays lessons whose figure is of none.
   *
   * @default nothing
   */
  readonly loadPlayer?: () => Promise<{ readonly default: ComponentType<{ readonly task: Task }> }>;
  /** Makes the figures of a lesson whose course was defined without their kind, as those of elements are. @default they are drawn as they are */
  readonly make?: (task: Task) => Task;
}

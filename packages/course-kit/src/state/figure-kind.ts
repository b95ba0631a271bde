import type { ComponentType, RefObject } from 'react';
import type { Step, Task } from '../model/course.js';
import type { Figure } from '../model/figure.js';

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
  /** Chooses one, counted from 0, and moves the focus to its radio button. @default there is nothing to choose */
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** How a lesson shows figures of a kind. Make it once, outside of components. */
export interface FigureKind {
  /** As the figures name it. */
  readonly kind: string;
  /** The whole figure, above the steps and in prerendered pages. @default it stands beside the steps alone */
  readonly Picture?: ComponentType<FigureProps>;
  /**
   * The figure with numbers at the options of a question, each of which a press chooses. The options stand below it as radio buttons, for keys and
   * screen readers as well. Without `onChoose`, the figure, or a part of it, with a mark at what a question is about.
   *
   * @default they stand there alone
   */
  readonly Places?: ComponentType<FigurePlacesProps>;
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

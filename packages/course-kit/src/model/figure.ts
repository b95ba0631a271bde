import type { Schema } from './schema.js';

/** A picture that belongs to a lesson. What else it has is its kind's: a package draws figures of a kind, and makes them. */
export interface Figure {
  /** What draws it, such as `flow`. */
  readonly kind: string;
  /** What it shows, for screen readers and above its picture. */
  readonly title: string;
}

/** Where a question is in the figure of a lesson: pages that draw figures of its kind show it there, above the options. */
export interface QuestionDrawing {
  /** Which task of the level has the figure, from 1. */
  readonly task: number;
  /**
   * Where each option is, in the author's order and in words of the figure's kind: learners choose there as well. For questions with one right
   * option, whose options say in words where that is. @default `about` says what is pointed out
   */
  readonly places?: readonly string[];
  /** What is asked about, in words of the figure's kind, and pointed out. The question says it in words. @default `places` are chosen from */
  readonly about?: string;
  /** What of the figure is drawn. `defineCourse` takes it from the task. @default nothing is drawn */
  readonly figure?: Figure;
}

/** A kind of figures or of questions, as `defineCourse` knows it. */
export interface PartKind {
  /** As the figures or questions name it. */
  readonly kind: string;
  /** What one must be. */
  readonly schema: Schema;
}

/** What `defineCourse` needs to know of a kind of figures. */
export interface FigureMaker extends PartKind {
  /** Ids of what steps can add to a figure, which may be unsound. @default none */
  readonly partsOf?: (figure: Figure) => readonly unknown[];
  /** Whether a figure, which may be unsound, has a place that a question names. @default none has */
  readonly hasPlace?: (figure: Figure, place: string) => boolean;
  /**
   * Makes what of a figure is drawn with a question of a quiz: it does not tell which of the places is right. @default the whole figure, as it is
   */
  readonly forQuestion?: (figure: Figure, shown: Pick<QuestionDrawing, 'places' | 'about'>) => Figure;
  /** Makes what is drawn of what an author wrote. @default it is drawn as it is written */
  readonly make?: (figure: Figure) => Figure;
}

/** What is known of the kind of a figure or question, of what is known of all kinds. */
export function ofKind<Known extends { readonly kind: string }>(
  all: readonly Known[],
  part: { readonly kind?: string | undefined } | undefined,
): Known | undefined {
  return all.find(({ kind }) => kind === part?.kind);
}

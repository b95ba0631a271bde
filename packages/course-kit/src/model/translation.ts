import type {
  CourseLink,
  CourseOutline,
  LevelOutline,
  Step,
  StepQuestion,
  Task,
  TaskOutline,
} from './course.js';
import type {
  ListBlock,
  LessonText,
  NoteBlock,
  PictureBlock,
  SnippetBlock,
  TableBlock,
} from './lesson-content.js';
import { translatedBlocks } from './translated-blocks.js';
import { translateQuestions } from './translated-questions.js';

/*
 * A course in another language is the same course in other words: ids, counts, right answers, code, pictures, figures and
 * addresses are those of the course. What has no words in the other language stays as it is.
 */

/** A part of a lesson in other words; what is copied, and what pictures show, stays. */
export type BlockWords =
  | LessonText
  | Pick<SnippetBlock, 'kind' | 'label'>
  | Pick<PictureBlock, 'kind' | 'alt' | 'caption'>
  | Pick<TableBlock, 'kind' | 'head' | 'rows'>
  | (Omit<ListBlock, 'items'> & { readonly items: readonly (readonly BlockWords[])[] })
  | (Omit<NoteBlock, 'content'> & { readonly content: readonly BlockWords[] });

/** A step in other words. */
export interface StepWords extends Pick<Step, 'title' | 'expect' | 'tip' | 'failure' | 'warning'> {
  /** What to do, with as many snippets, pictures and tables as in the step. */
  readonly instruction: readonly BlockWords[];
  /** What is asked, and the hint. @default as it is in the lesson */
  readonly question?: StepQuestionWords;
}

/** The question of a step in other words. */
export interface StepQuestionWords extends QuestionWords {
  /** What helps to find the answer. @default that of the lesson */
  readonly hint?: string;
}

/** A task of an outline in other words. */
export interface TaskOutlineWords extends Pick<TaskOutline, 'title'> {
  /** What the learner does, in a sentence. @default that of the course */
  readonly description?: string;
  /** In words, such as `2-3 Stunden`. @default that of the course */
  readonly duration?: string;
}

/** A lesson in other words. */
export interface TaskWords extends TaskOutlineWords {
  /** What learners can do afterwards. @default that of the lesson */
  readonly outcome?: string;
  /** What its plan shows; the parts of a plan have the names that stand in what it is of. @default that of the lesson */
  readonly planTitle?: string;
  /** With as many snippets, pictures and tables as in the lesson. */
  readonly introduction: readonly BlockWords[];
  /** As many as the lesson has. */
  readonly steps: readonly StepWords[];
  /** The words of links, in their order; these are as many as the lesson has. */
  readonly resources: readonly LinkWords[];
  /** The same for pages of the documentation. */
  readonly documentation: readonly LinkWords[];
  /** The same for other links. */
  readonly links: readonly LinkWords[];
}

/** A link of a lesson in other words. */
export type LinkWords = Pick<CourseLink, 'title' | 'description'>;

/** A level of an outline in other words. */
export interface LevelOutlineWords
  extends
    Pick<LevelOutline, 'title'>,
    Partial<
      Pick<
        LevelOutline,
        'description' | 'duration' | 'difficulty' | 'topics' | 'prerequisites' | 'objectives'
      >
    > {
  /** In their order; null for a task without words. */
  readonly tasks: readonly (TaskOutlineWords | null)[];
}

/** A question in other words. */
export interface QuestionWords {
  /** What is asked. */
  readonly question: string;
  /** What there is to choose from, by the ids of the options. */
  readonly options: Readonly<Record<string, string>>;
  /** Why the right answer is right. @default that of the course */
  readonly explanation?: string;
}

/**
 * An outline in other words.
 *
 * @param words - of each level; null for one that stays as it is.
 * @param language - theirs, as a BCP 47 tag.
 */
export function translateOutline(
  outline: CourseOutline,
  words: readonly (LevelOutlineWords | null)[],
  language: string,
): CourseOutline {
  const levels = outline.levels.map((level, index) => {
    const own = words[index];
    if (!own) return level;
    const tasks = level.tasks.map((task, place) => {
      const said = own.tasks[place];
      return said ? { ...task, ...said, language } : task;
    });
    return { ...level, ...own, tasks, language };
  });
  return { ...outline, levels };
}

/**
 * The lessons of a level in other words. One whose words are not those of its parts, such as of fewer steps, stays as it is.
 *
 * @param words - of each lesson; null for one that stays as it is.
 * @param language - theirs, as a BCP 47 tag.
 */
export function translateTasks(
  tasks: readonly Task[],
  words: readonly (TaskWords | null)[],
  language: string,
): readonly Task[] {
  return tasks.map((task, index) => {
    const own = words[index];
    return (own && translatedTask(task, own, language)) ?? task;
  });
}

function translatedTask(task: Task, words: TaskWords, language: string): Task | null {
  const introduction = translatedBlocks(task.introduction, words.introduction);
  const steps = task.steps.map((step, index) => {
    const own = words.steps[index];
    const instruction = own && translatedBlocks(step.instruction, own.instruction);
    if (!own || !instruction) return null;
    const { question: asked, ...said } = own;
    const question = step.question && translatedQuestion(step.question, asked, language);
    return { ...step, ...said, instruction, ...(question && { question }) };
  });
  const resources = translatedLinks(task.resources, words.resources);
  const documentation = translatedLinks(task.documentation, words.documentation);
  const links = translatedLinks(task.links, words.links);
  if (!introduction || words.steps.length !== steps.length || !resources || !documentation || !links)
    return null;
  const said = steps.flatMap((step) => step ?? []);
  if (said.length < steps.length) return null;
  const { title, description = task.description, duration = task.duration, outcome = task.outcome } = words;
  return {
    ...task,
    title,
    description,
    duration,
    ...(outcome !== undefined && { outcome }),
    ...(task.plan && { plan: { ...task.plan, title: words.planTitle ?? task.plan.title } }),
    introduction,
    steps: said,
    resources,
    documentation,
    links,
    language,
  };
}

function translatedQuestion(
  question: StepQuestion,
  words: StepQuestionWords | undefined,
  language: string,
): StepQuestion {
  if (!words) return question;
  const { hint = question.hint, ...said } = words;
  const [asks = question.asks] = translateQuestions([question.asks], { [question.asks.id]: said }, language);
  return { ...question, asks, ...(asks.language && hint !== undefined && { hint }) };
}

function translatedLinks(
  links: readonly CourseLink[],
  words: readonly LinkWords[],
): readonly CourseLink[] | null {
  if (links.length !== words.length) return null;
  return links.map(({ href }, index) => ({ href, ...(words[index] as LinkWords) }));
}

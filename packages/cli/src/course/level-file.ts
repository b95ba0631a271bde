import type { AuthoredLevel, Topic } from '@course-kit/react/model';
import type { ListItem } from 'mdast';
import { withoutComments } from '../markdown/facts.js';
import { toPlainText } from '../markdown/inlines.js';
import { lineOf, parseMarkdownFile } from '../markdown/markdown-file.js';
import { toSections, type Section } from '../markdown/sections.js';
import { colorField } from '../source/css-color.js';
import type { NamedProject } from './level-project.js';
import { quoted, type SourceChecker } from '../source/issues.js';

/** A level without its lessons and questions, and what these decide. */
export type LevelCard = Omit<AuthoredLevel, 'tasks' | 'questions' | 'asks' | 'project'>;

const HEADINGS = ['Topics', 'Prerequisites', 'Objectives'];

/**
 * Reads `level.md`: fields, a description, and lists of topics, prerequisites and objectives.
 *
 * @param file - its name, as issues name it.
 */
export function parseLevelFile(
  file: string,
  text: string,
): {
  readonly level: LevelCard;
  readonly project: NamedProject | undefined;
  readonly check: SourceChecker;
} {
  const { check, fields, body } = parseMarkdownFile(file, text);
  const { opening, sections } = toSections(check, body, HEADINGS.join(', '));
  const itemsOf = (title: string) =>
    sections.filter((section) => section.title === title).flatMap(toItems(check));
  for (const { title, line } of sections)
    check.that(HEADINGS.includes(title), line, `one of ${HEADINGS.join(', ')}`, quoted(title));
  const difficulty = fields.optionalText('difficulty');
  const color = colorField(check, fields, 'color');
  const duration = fields.optionalText('duration');
  const project = fields.optionalText('project');
  const level: LevelCard = {
    title: fields.text('title'),
    description: withoutComments(opening)
      .content.map((node) => {
        if (node.type === 'paragraph') return toPlainText(check, node.children);
        check.report(lineOf(node), 'a description in plain text', node.type);
        return '';
      })
      .join(' '),
    ...(duration !== undefined && { duration }),
    ...(difficulty !== undefined && { difficulty }),
    ...(color !== undefined && { color }),
    topics: itemsOf('Topics').map((item) => toTopic(check, item)),
    prerequisites: itemsOf('Prerequisites').map((item) => toWords(check, item)),
    objectives: itemsOf('Objectives').map((item) => toWords(check, item)),
  };
  fields.done();
  const named = project === undefined ? undefined : { title: project, line: fields.lineOf('project') };
  return { level, project: named, check };
}

function toItems(check: SourceChecker) {
  return ({ content, line }: Section): readonly ListItem[] => {
    const [list, other] = withoutComments(content).content;
    if (list?.type === 'list' && !other) return list.children;
    check.report(other ? lineOf(other) : line, 'a list', list ? 'something else' : 'nothing');
    return [];
  };
}

function toWords(check: SourceChecker, item: ListItem): string {
  const [paragraph, other] = item.children;
  if (paragraph?.type === 'paragraph' && !other) return toPlainText(check, paragraph.children);
  check.report(lineOf(item), 'a sentence', 'something else');
  return '';
}

function toTopic(check: SourceChecker, item: ListItem): Topic {
  const [paragraph] = item.children;
  const [strong, ...after] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (strong?.type !== 'strong' || item.children.length > 1) {
    check.report(lineOf(item), 'a topic such as "- **Ports**: what they carry."', 'an entry without a name');
    return { title: '', description: '' };
  }
  return {
    title: toPlainText(check, strong.children),
    description: toPlainText(check, after).replace(/^:\s*/, ''),
  };
}

import { exportOf, goalOf } from './exported-flow.fixtures.js';
import { at } from './file-mutation.fixtures.js';
import { flows } from './written-flows.fixtures.js';
import type { DataGoal, FlowGoal, TextGoal } from './model/task-check.js';

const prompting = at(flows, 0);

const NAMES: Readonly<Record<string, string>> = {
  ChatInput: 'Chat Input',
  Prompt: 'Prompt Template',
  LanguageModelComponent: 'Language Model',
  ChatOutput: 'Chat Output',
  message: 'Chat Message',
  prompt: 'Prompt',
  text_output: 'Model Response',
  input_value: 'Input',
  system_message: 'System Message',
};
const named = <Name extends { readonly name: string }>(goal: Name): Name => ({
  ...goal,
  name: NAMES[goal.name] ?? goal.name,
});
const plain = goalOf(prompting);

/** What a study partner must have, by the names of the interface. */
export const partnerGoal: FlowGoal = {
  ...plain,
  title: 'Study Partner',
  components: plain.components.map(named),
  connections: plain.connections.map((one) => ({
    ...one,
    output: named(one.output),
    input: named(one.input),
  })),
  rules: [
    {
      component: 'rules',
      field: { name: 'Template', keys: ['template'] },
      test: 'holds',
      values: ['{subject}'],
    },
  ],
};

/** A pasted answer of a server. */
export const answerGoal: DataGoal = {
  kind: 'json',
  title: 'The answer of /api/v1/version',
  rules: [
    {
      path: ['version'],
      test: 'since',
      values: ['1.12'],
      words: [{ kind: 'strong', content: ['Langflow'] }, ' 1.12 or newer answers'],
    },
  ],
};

/** A file of code, for hints. */
export const codeGoal: TextGoal = {
  kind: 'text',
  title: 'stock_lookup.py',
  rules: [
    {
      pattern: '^class \\w+\\(.*Component\\):',
      words: ['A class builds on ', { kind: 'strong', content: ['Component'] }],
    },
  ],
};

/** The file of a study partner, whole. */
export function partnerFile() {
  const file = exportOf({ ...prompting, name: 'My partner' });
  for (const { data } of file.data.nodes) {
    data.node.display_name = NAMES[data.type] ?? data.type;
    if (data.type === 'Prompt') data.node.template['template'] = { value: 'On {subject}.' };
  }
  return file;
}

/** The same without its last connection and without its variable. */
export function unfinishedFile() {
  const file = partnerFile();
  file.data.edges.pop();
  for (const { data } of file.data.nodes) delete data.node.template['template'];
  for (const { data } of file.data.nodes)
    if (data.type === 'Prompt') data.node.template['template'] = { value: 'Be eager.' };
  return file;
}

/** The same with a key in it. */
export function leakyFile() {
  const file = partnerFile();
  at(file.data.nodes, 2).data.node.template['api_key'] = {
    display_name: 'API Key',
    password: true,
    load_from_db: false,
    value: 'made-up',
  };
  return file;
}

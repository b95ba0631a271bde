/** A flow in a few words, of which a file as Langflow writes it is made. */
export interface WrittenFlow {
  readonly name: string;
  /** The type of each component by a short name. */
  readonly components: Readonly<Record<string, string>>;
  /** Each as `from.output > to.input: Type`. */
  readonly connections: readonly string[];
}

/** Flows of the kinds that Langflow ships as templates, by what its documentation says of them. */
export const flows: readonly WrittenFlow[] = [
  {
    name: 'Basic Prompting',
    components: { ask: 'ChatInput', rules: 'Prompt', model: 'LanguageModelComponent', answer: 'ChatOutput' },
    connections: [
      'ask.message > model.input_value: Message',
      'rules.prompt > model.system_message: Message',
      'model.text_output > answer.input_value: Message',
    ],
  },
  {
    name: 'Memory Chatbot',
    components: {
      ask: 'ChatInput',
      past: 'Memory',
      rules: 'Prompt',
      model: 'LanguageModelComponent',
      answer: 'ChatOutput',
    },
    connections: [
      'ask.message > model.input_value: Message',
      'past.messages_text > rules.memory: Message',
      'rules.prompt > model.system_message: Message',
      'model.text_output > answer.input_value: Message',
    ],
  },
  {
    name: 'Simple Agent',
    components: {
      ask: 'ChatInput',
      sums: 'CalculatorComponent',
      pages: 'URLComponent',
      agent: 'Agent',
      answer: 'ChatOutput',
    },
    connections: [
      'ask.message > agent.input_value: Message',
      'sums.component_as_tool > agent.tools: Tool',
      'pages.component_as_tool > agent.tools: Tool',
      'agent.response > answer.input_value: Message',
    ],
  },
  {
    name: 'Three agents in a line',
    components: { ask: 'ChatInput', first: 'Agent', second: 'Agent', third: 'Agent', answer: 'ChatOutput' },
    connections: [
      'ask.message > first.input_value: Message',
      'first.response > second.input_value: Message',
      'second.response > third.input_value: Message',
      'third.response > answer.input_value: Message',
    ],
  },
  {
    name: 'Vector Store RAG',
    components: {
      file: 'File',
      split: 'SplitText',
      load: 'Knowledge',
      ask: 'ChatInput',
      find: 'Knowledge',
      text: 'parser',
      rules: 'Prompt',
      model: 'LanguageModelComponent',
      answer: 'ChatOutput',
    },
    connections: [
      'file.message > split.data_inputs: Message',
      'split.dataframe > load.input_df: DataFrame',
      'ask.message > find.search_query: Message',
      'find.retrieve_data > text.input_data: DataFrame',
      'text.parsed_text > rules.context: Message',
      'ask.message > rules.question: Message',
      'rules.prompt > model.input_value: Message',
      'model.text_output > answer.input_value: Message',
    ],
  },
  {
    name: 'Translation in a loop',
    components: {
      find: 'ArXivComponent',
      loop: 'LoopComponent',
      line: 'ParserComponent',
      model: 'LanguageModelComponent',
      answer: 'ChatOutput',
    },
    connections: [
      'find.dataframe > loop.data: DataFrame',
      'loop.item > line.input_data: Data',
      'line.parsed_text > model.input_value: Message',
      'model.text_output > loop.item: Message',
      'loop.done > answer.input_value: DataFrame',
    ],
  },
  {
    name: 'Two answers',
    components: {
      ask: 'ChatInput',
      branch: 'ConditionalRouter',
      hint: 'ChatOutput',
      model: 'LanguageModelComponent',
      answer: 'ChatOutput',
    },
    connections: [
      'ask.message > branch.input_text: Message',
      'branch.true_result > model.input_value: Message',
      'branch.false_result > hint.input_value: Message',
      'model.text_output > answer.input_value: Message',
    ],
  },
];

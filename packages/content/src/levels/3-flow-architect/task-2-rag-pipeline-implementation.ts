import type { AuthoredTask } from 'course-kit/model';
import { drawFlow } from '../../draw-flow.js';
import { tool } from '../../tool.js';
import { ANSWER_RULES, HANDBOOK, PRICES, TEST_QUESTIONS } from './task-2-rag-snippets.js';

export const ragPipelineImplementation: AuthoredTask = {
  title: 'RAG Pipeline Implementation',
  description: 'Build a knowledge base from your documents and a flow that answers with what it finds there.',
  duration: 'Week 2-3',
  testedAgainst: tool.testedVersion,
  minutes: { fewest: 90, most: 120 },
  introduction: [
    'A model has never read the handbook of your shop. Retrieval Augmented Generation, or RAG, helps: one half of the pipeline loads documents, splits them and stores them by meaning. The other half searches for the parts that fit a question, and the model answers from those.',
    'You will build both halves for a bicycle shop and test them with questions whose answers you know. Besides a language model you need an **embedding model**, which turns text into numbers for the search. Without an account, use one that runs in Ollama on your computer.',
  ],
  flow: drawFlow({
    title: 'Two flows: Shop Loader fills the knowledge base, Shop Assistant answers from it',
    nodes: {
      file: { title: 'Read File', detail: 'prices.txt', outputs: ['Raw Content: Message'] },
      split: { title: 'Split Text', inputs: ['Input: Message'], outputs: ['Chunks: Table'] },
      ingest: { title: 'Knowledge', detail: 'Mode: Ingest', inputs: ['Input: Table'] },
      question: { title: 'Chat Input', outputs: ['Chat Message: Message'] },
      retrieve: {
        title: 'Knowledge',
        detail: 'Mode: Retrieve',
        inputs: ['Search Query: Message'],
        outputs: ['Results: Table'],
      },
      parser: { title: 'Parser', inputs: ['JSON or Table: Table'], outputs: ['Parsed Text: Message'] },
      prompt: {
        title: 'Prompt',
        detail: 'Prompt Template',
        inputs: ['context: Message', 'question: Message'],
        outputs: ['Prompt: Message'],
      },
      model: { title: 'Language Model', inputs: ['Input: Message'], outputs: ['Model Response: Message'] },
      answer: { title: 'Chat Output', inputs: ['Inputs: Message'] },
    },
    connections: [
      'file.Raw Content -> split.Input',
      'split.Chunks -> ingest.Input',
      'question.Chat Message -> retrieve.Search Query',
      'retrieve.Results -> parser.JSON or Table',
      'parser.Parsed Text -> prompt.context',
      'question.Chat Message -> prompt.question',
      'prompt.Prompt -> model.Input',
      'model.Model Response -> answer.Inputs',
    ],
  }),
  steps: [
    {
      title: 'Prepare documents and test questions',
      instruction: [
        'Save the first two texts as `handbook.txt` and `prices.txt`.',
        "Note the right answers before you build anything: 104 dollars, no (the maker does it), unknown, and 129 dollars. We left the third answer out of the documents on purpose. You'll see why.",
      ],
      snippets: [
        { label: 'handbook.txt', language: 'text', code: HANDBOOK },
        { label: 'prices.txt', language: 'text', code: PRICES },
        { label: 'Test questions', language: 'text', code: TEST_QUESTIONS },
      ],
      expect: 'You have two files and four questions with expected answers.',
      facts: ['3.2-1', '3.2-9'],
    },
    {
      title: 'Create a knowledge base',
      instruction: [
        'In **Settings**, **Model Providers**, enable a model under **Embedding Models**. Not every provider offers one.',
        'On the **Projects** page, open **Knowledge** and select **Add Knowledge**. Name it `bike-shop`, choose the embedding model, and keep the local default as **DB Provider**.',
        'Open **Ingest Content**, select **Add Files**, and pick `handbook.txt` only. Set **Chunk Size** to 300 and **Chunk Overlap** to 0, go to **Next Step**, look at **Review & Build** and choose **Create**.',
      ],
      expect: 'After a moment, the status of `bike-shop` is **Ready**.',
      tip: 'The embedding model and the provider cannot be changed later, only by creating the knowledge base again.',
      facts: ['1.1-17', '3.2-4', '3.2-5', '3.2-6'],
    },
    {
      title: 'Start from the Vector Store RAG template',
      instruction: [
        'Create a flow from **Vector Store RAG** and name it `Shop Assistant`. Follow the edges: the question goes to **Knowledge** as a search and to **Prompt** as `question`. What was found passes **Parser** and reaches **Prompt** as `context`.',
        '**Changed since 1.8:** the template once had two subflows with Astra DB, and the tutorial in the documentation may still show them. If yours looks like that, build the flow in the picture from single components.',
      ],
      expect: 'You see six connected components.',
      adds: ['question', 'retrieve', 'parser', 'prompt', 'model', 'answer'],
      facts: ['3.2-2', '3.2-3', '0.4'],
    },
    {
      title: 'Test the search alone',
      instruction: [
        'In **Knowledge** (its documentation calls it Knowledge Base), set **Mode** to **Retrieve** and select `bike-shop`. Leave **Top K Results** at 5; **Parameters** lists it.',
        'Write the first test question into **Input Text** of **Chat Input**. Run **Chat Input**, then **Knowledge**, and inspect the output of the second.',
      ],
      expect: 'A table appears, and the rule about loan bikes is among its rows.',
      failure: 'If the right row is missing here, no prompt can repair the answer.',
      adds: ['retrieve'],
      facts: ['3.2-8', '1.2-11', '2.3-17'],
    },
    {
      title: 'Turn rows into text',
      instruction: [
        'The prompt needs text, not a table. Open **Parser** and look at its **Template**: each name in braces has to be a column that you saw in the last step. Correct it if it is not.',
        'Select **Parameters**, then **Add** in the row of **Separator**. Set it to `---` on the component, so that the model can tell one excerpt from the next. Run **Parser** and inspect it.',
      ],
      expect: 'You see readable excerpts, divided by `---`, without metadata around them.',
      failure: 'An empty result means that the template names a column that does not exist.',
      adds: ['parser'],
      facts: ['3.2-16', '2.2-10', '2.2-11'],
    },
    {
      title: 'Set the rules for answers',
      instruction: [
        'Replace the text in **Prompt** with the one below and confirm. Keep both names in braces, because the edges end there. Choose a model in **Language Model**.',
        'The third sentence matters most: it lets the model admit that it found nothing.',
      ],
      snippets: [{ label: 'Prompt', language: 'text', code: ANSWER_RULES }],
      expect: 'The ports **context** and **question** are still connected.',
      adds: ['prompt', 'model'],
      facts: ['1.4-6', '3.2-3', '2.1-6'],
    },
    {
      title: 'Ask the test questions',
      instruction: [
        'Open the **Playground** and ask the four questions, each in a new chat. Mark each answer as right, wrong or unknown.',
        'For a wrong answer, open **Traces** and look at the span of **Knowledge**. Was the rule found? Then work on the prompt. Was it not found? Then work on the documents or the search.',
      ],
      expect:
        'Questions 1 and 2 are answered with the name of the rule. Questions 3 and 4 get the sentence about not finding it.',
      adds: ['answer'],
      facts: ['1.4-11', '3.4-2', '3.4-3'],
    },
    {
      title: 'Load the price list with a flow',
      instruction: [
        'Loading happens rarely, so it gets a flow of its own. Create a **Blank Flow** named `Shop Loader` with **Read File**, **Split Text** and **Knowledge**. Put `prices.txt` into **Read File** and connect its **Raw Content** to **Split Text**. There, set **Chunk Size** to 120 and **Chunk Overlap** to 0; it splits at line breaks first.',
        'Set **Knowledge** to **Ingest** and `bike-shop`, and connect **Chunks** to **Input**. In **Column Configuration**, **Vectorize** has to be on for the text column.',
        'Run the three components from left to right. Then ask `Shop Assistant` question 4 again.',
      ],
      expect: '**Split Text** returns three chunks, and the assistant now answers 129 dollars.',
      tip: 'In **Knowledge**, **Chunk Size** is the number of rows sent at once. In **Split Text** it is a length, which a long line may still exceed.',
      adds: ['file', 'split', 'ingest'],
      facts: ['3.2-8', '3.2-9', '3.2-11', '2.1-1', '1.2-11'],
    },
    {
      title: 'Tune, save and go further',
      instruction: [
        'Select **Parameters** of **Knowledge**, then **Add** in the row of **Top K Results**. Set it to 1 on the component and ask about two rules at once, such as opening hours and pickup. Then find the smallest number that answers everything: fewer excerpts mean fewer tokens.',
        'Save a version. Stretch goal: in a new flow, give **Knowledge** to an agent in **Tool Mode**, so that the agent decides whether to search.',
      ],
      expect: 'All test questions pass with a number of results that you chose.',
      facts: ['3.2-8', '3.2-19', '1.4-8', '3.4-3'],
    },
  ],
  resources: [
    {
      title: 'Vector Store RAG template',
      href: tool.template('Vector Store RAG'),
      description: 'The flow you start from.',
    },
    {
      title: 'Document Q&A template',
      href: tool.template('Document Q&A'),
      description: 'For comparison: the whole file goes into the prompt, without a search.',
    },
  ],
  links: [
    { title: 'Knowledge bases', href: tool.docs('knowledge'), description: 'Create, fill and manage them.' },
    { title: 'Knowledge Base component', href: tool.docs('knowledge-base'), description: 'All parameters.' },
    { title: 'Split Text', href: tool.docs('split-text'), description: 'How size and separator interact.' },
    { title: 'Read File', href: tool.docs('read-file'), description: 'File types and advanced parsing.' },
  ],
};

import type { AuthoredQuestion } from 'course-kit/model';

export const questions: readonly AuthoredQuestion[] = [
  {
    question:
      'A shop has a RAG flow for its handbook. Yesterday the pickup rule changed, and the assistant still quotes the old one. What do you do?',
    options: [
      'Train the language model again with the new handbook',
      'Put the changed rule into the knowledge base the flow searches',
      'Raise the temperature, so that the model looks for newer facts',
      'Tell the model in the prompt to be up to date and precise',
    ],
    correctAnswer: 1,
    explanation:
      'In RAG the facts come from what the search finds, so the stored text has to change. The model is not trained on your documents, temperature only varies the wording, and no instruction makes up for text that was never stored.',
  },
  {
    question:
      'Your documents are PDF and text files, and their contents should end up in a knowledge base. What is the job of a document loader such as Read File?',
    options: [
      'It turns each file into content that later components can use',
      'It cuts the text into chunks that suit the embedding model',
      'It computes the numbers by which passages are compared',
      'It picks the passages that fit the question of the user',
    ],
    correctAnswer: 0,
    explanation:
      'A loader opens the source and hands on its content. Cutting is the job of a text splitter, the embedding model computes the numbers, and the retriever picks passages when a question arrives.',
  },
  {
    question:
      'Your assistant finds the right chunks, but many of them begin or end in the middle of a rule, so answers miss half of it. Which change to the text splitter fits best?',
    options: [
      'An overlap of zero, so that no text is ever stored twice',
      'A much smaller chunk size, so that each chunk is more precise',
      'Another embedding model, so that half rules are understood',
      'A separator between rules, so that chunks hold whole rules',
    ],
    correctAnswer: 3,
    explanation:
      'Splitting where the text has its natural borders keeps each rule in one piece. Smaller chunks and no overlap would cut even more sentences apart, and an embedding model cannot restore text that is missing from a chunk.',
  },
  {
    question:
      'An agent has Web Search and a knowledge base of your handbook as tools. It searches the web even for your opening hours. What do you try first?',
    options: [
      'Add a second Web Search, so that the results get better',
      'Raise Max Iterations, so that it has time for both tools',
      'Describe in both tools what they are for, and what not',
      'Switch Web Search from Web mode to News mode for good',
    ],
    correctAnswer: 2,
    explanation:
      'An agent chooses by the names and descriptions of its tools, so clear ones send each question to the right place. More searches or more rounds do not change the choice, and News mode only searches other pages.',
  },
  {
    question:
      'You set the Langfuse keys on a server that three teams share, because you want to watch one flow. What happens after the restart?',
    options: [
      'Only the flow that you opened last is sent to Langfuse',
      'Runs of all flows and teams on that server are recorded',
      'Nothing, until each team switches tracing on for its flows',
      'Only server errors are sent, without questions and answers',
    ],
    correctAnswer: 1,
    explanation:
      'A tracing service is set up for the whole server process, so every flow reports its runs, with inputs and outputs. There is no switch per team, and therefore you ask the others first or use a server of your own.',
  },
];

import type { AuthoredQuestion } from 'course-kit/model';

export const questions: readonly AuthoredQuestion[] = [
  {
    question:
      'Your virtual environment is active and still empty. Which command puts Langflow with its usual model providers into it?',
    options: [
      'uv venv langflow',
      'uv run langflow run',
      'uv pip install langflow',
      'uv pip install langflow-base',
    ],
    correctAnswer: 2,
    explanation:
      'uv pip install langflow adds the application and a set of common providers. The first option only creates an environment, the second starts what is already installed, and langflow-base leaves the providers out.',
  },
  {
    question:
      'You start Langflow without any options, and no other program uses the port it wants. Which address do you open?',
    options: [
      'http://127.0.0.1:3000',
      'http://127.0.0.1:8000',
      'http://127.0.0.1:7860',
      'http://127.0.0.1:8080',
    ],
    correctAnswer: 2,
    explanation:
      'The default port is 7860. When it is taken, Langflow moves to a free one, so trust the address in the terminal.',
  },
  {
    question: 'You want the smallest flow that takes a question and answers it. Which order of parts works?',
    options: [
      'LLM, then Input, then Output',
      'Input, then Output, then Memory',
      'Input, then LLM, then Output',
      'Input, then Embedding, then Output',
    ],
    correctAnswer: 2,
    explanation:
      'The question enters through the input, the language model writes the answer, and the output shows it. Memory and embeddings are additions for other needs.',
  },
  {
    question: 'You move the Temperature of a Language Model up. What do you expect of its answers?',
    options: [
      'They become longer and more detailed',
      'They arrive sooner but cost more tokens',
      'They become more creative and random',
      'They rely more on the earlier messages',
    ],
    correctAnswer: 2,
    explanation:
      'Temperature sets how freely the model picks its words: a low value gives steady answers, a high value gives variety. It changes neither length, speed nor memory.',
  },
  {
    question:
      'A flow is open in front of you and you want to add a Prompt Template to it. Where do you look?',
    options: [
      'In the Share menu above the canvas',
      'In the sidebar left of the canvas',
      'In the session list of the Playground',
      'In the Settings behind your profile icon',
    ],
    correctAnswer: 1,
    explanation:
      'The left sidebar holds the search field, the core components and the bundles. You drag what you need from there onto the canvas.',
  },
];

import type { AuthoredQuestion } from 'course-kit/model';

export const questions: readonly AuthoredQuestion[] = [
  {
    question:
      'A colleague wrote a class with the lists inputs and outputs and a working method, but Langflow does not accept it as a component. Which first line repairs it?',
    options: [
      'class PriceTag(StructuredTool):',
      'class PriceTag(Output):',
      'class PriceTag(Component):',
      'class PriceTag(BaseModel):',
    ],
    correctAnswer: 2,
    explanation:
      'Component is the base class: it fills in the inputs, calls the output methods and hands on the results. Output only describes one port, a tool is what a component can become in Tool Mode, and BaseModel knows nothing of flows.',
  },
  {
    question:
      'Two components of a flow should count their searches together, and every run has to start at zero. Where do you keep the count?',
    options: [
      'In a global variable of type Generic',
      'In an attribute of one of the two classes',
      'In the message history of the session',
      'In the shared dictionary self.ctx',
    ],
    correctAnswer: 3,
    explanation:
      'All components of one run share self.ctx, and it ends with the run. An attribute belongs to one class, and variables and message history are stored beyond the run, so they would not start at zero.',
  },
  {
    question:
      'Your component needs a key. Users should pick it from their stored credentials, and it must not show up in logs. How do you declare the input?',
    options: [
      'As a SecretStrInput named api_key',
      'As a StrInput with advanced set to True',
      'As a MessageTextInput with tool mode on',
      'As a DictInput that holds the header',
    ],
    correctAnswer: 0,
    explanation:
      'SecretStrInput is masked, takes a stored credential by its name, and its value is replaced by asterisks in logs and results. An advanced StrInput is only hidden from view, and with tool mode you would even let an agent fill in the key.',
  },
  {
    question:
      'An API answers 429 with the header Retry-After: 5. The next answers are 429 again, without the header. What should your component do?',
    options: [
      'Repeat the call at once until it is answered',
      'Wait 5 seconds, then longer each time, up to a limit',
      'Stop at the first refusal and ask for another API key',
      'Wait 5 seconds between all calls, for as long as needed',
    ],
    correctAnswer: 1,
    explanation:
      'A rate limit passes, so another try makes sense: obey the header where there is one, otherwise double the pause, and give up after a few tries. Calling at once makes it worse, waiting without an end blocks the flow, and the key is not the problem.',
  },
  {
    question:
      'A component worked for months. Today the API answers every call with 401. How should the component react?',
    options: [
      'Try again with growing pauses before it gives up',
      'Return empty data, so that the agent can carry on',
      'Write the key into the log, so that it can be compared',
      'Stop at once and say that the key was refused',
    ],
    correctAnswer: 3,
    explanation:
      'A refused key stays refused, so retries waste time and may lock the account. Empty data hides the fault and invites invented answers, and a key in a log is a leak. A clear message tells people what to renew.',
  },
];

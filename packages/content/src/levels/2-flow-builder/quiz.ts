import type { AuthoredQuestion } from 'course-kit/model';

export const questions: readonly AuthoredQuestion[] = [
  {
    question:
      'You built a flow with a Language Model and a Chat Output. The Playground opens, but it has no field for a message. What is missing?',
    options: [
      'A Chat Input that leads to the Input of the model',
      'A Prompt Template that leads to the System Message',
      'A Message History that runs in the mode Retrieve',
      'A second Chat Output that shows your own messages',
    ],
    correctAnswer: 0,
    explanation:
      'The field appears when a Chat Input leads, directly or through other components, to a Language Model or an Agent. Rules and memory improve the answers, but neither of them takes in a message. A Chat Output only shows results.',
  },
  {
    question:
      'You want to put the rows of a Table into a variable of a Prompt Template. The line does not snap to the port. What do you do?',
    options: [
      'Rename the variable so that it has the name of the column',
      'Switch on Use Double Brackets in the Prompt Template',
      'Run the component with the Table once, then draw the line again',
      'Put a Parser between the two that writes each row as text',
    ],
    correctAnswer: 3,
    explanation:
      'A variable of a prompt takes text, so a Parser has to turn the rows into a Message first. Connections depend on types: a new name, another style of brackets or an earlier run does not change the type of a port.',
  },
  {
    question:
      'The Message logs of your chat hold every message. Still, the Language Model does not know the name you gave two messages ago. Why?',
    options: [
      'Messages become readable for the model once the flow has a saved version',
      'Stored messages are a log until a component feeds them to the model',
      'The session ID must be the same as the name of the user',
      'The model needs a higher temperature to look at old messages',
    ],
    correctAnswer: 1,
    explanation:
      'Chat Input and Chat Output write the log. A plain Language Model sees it only when Message History brings it into the prompt; an Agent has that built in. Session IDs decide whose messages are found, and versions and temperature have no part in it.',
  },
  {
    question:
      'A flow of six components gives a wrong result: some values are empty. Which first step finds the cause most reliably?',
    options: [
      'Send the same message in new chats until the values appear',
      'Replace the model by a larger one and compare both results',
      'Inspect the outputs backward until one of them is still right',
      'Freeze all components and run the complete flow once more',
    ],
    correctAnswer: 2,
    explanation:
      'The fault sits right after the last output that is still right, so going backward narrows it down step by step. Repeating and swapping models only changes the symptoms, and frozen components return their old results.',
  },
  {
    question:
      'You compare two exports of one flow. In the JSON files, only the x and y values of the nodes differ; the edges are equal. What happened?',
    options: [
      'Components were moved on the canvas; the flow runs as before',
      'Components were reordered, so they now run in another order',
      'Connections were drawn anew, so the types need another check',
      'The view was zoomed, so every component has a new size in it',
    ],
    correctAnswer: 0,
    explanation:
      'A position is the place of a component on the canvas. The order of a run follows from the edges, and those are equal. New connections would show up among the edges, and the zoom is kept in the viewport.',
  },
];

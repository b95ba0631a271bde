const Message = (name: string) => ({ name, type: 'Message' });

/** A first chat whose model does not know yet who it is. Places are those of the picture on a phone. */
export const tryOut = {
  flow: {
    title: 'A chat that knows its shop',
    nodes: [
      { id: 'question', title: 'Chat Input', inputs: [], outputs: [Message('Chat Message')], at: [0, 0] },
      {
        id: 'prompt',
        title: 'Prompt Template',
        detail: 'Mara’s bicycle shop',
        inputs: [],
        outputs: [Message('Prompt')],
        at: [0, 24],
      },
      {
        id: 'model',
        title: 'Language Model',
        inputs: [Message('Input'), Message('System Message')],
        outputs: [Message('Model Response')],
        at: [50, 0],
      },
      { id: 'answer', title: 'Chat Output', inputs: [Message('Inputs')], outputs: [], at: [57, 36] },
    ],
    connections: [
      {
        from: { node: 'question', port: 'Chat Message' },
        to: { node: 'model', port: 'Input' },
        type: 'Message',
      },
      {
        from: { node: 'prompt', port: 'Prompt' },
        to: { node: 'model', port: 'System Message' },
        type: 'Message',
      },
      {
        from: { node: 'model', port: 'Model Response' },
        to: { node: 'answer', port: 'Inputs' },
        type: 'Message',
        via: [92, 32, 53],
      },
    ],
    portColors: { Message: '#4f46e5' },
  },
  exercise: {
    title: 'Tell the model who it is',
    missing: [{ connection: 'prompt.Prompt -> model.System Message' }],
  },
  chat: {
    asked: 'Can you fix my brakes today?',
    without: 'Which brakes, and who are you asking? Nobody has told me.',
    answer: 'Yes! Bring your bike to Mara’s by noon and ride it home at five.',
  },
};

import { defineFlow, type TaskFlow } from '@course-kit/flow/model';

const portColors = { Message: '#4f46e5', Tool: '#06b6d4', Table: '#ec4899', Embeddings: '#10b981' };

/** An oven that bakes what it is told to, with two tools. */
export const agentFlow: TaskFlow = defineFlow({
  title: 'Baker with two tools',
  portColors,
  nodes: {
    order: { title: 'Order', outputs: ['Order: Message'] },
    scale: { title: 'Scale', detail: 'as a tool', outputs: ['Toolset: Tool'] },
    oven: { title: 'Oven', detail: 'as a tool', outputs: ['Toolset: Tool'] },
    baker: {
      title: 'Baker',
      detail: 'patient',
      inputs: ['Input: Message', 'Tools: Tool'],
      outputs: ['Response: Message'],
    },
    counter: { title: 'Counter', inputs: ['Input: Message'] },
  },
  connections: [
    'order.Order -> baker.Input',
    'scale.Toolset -> baker.Tools',
    'oven.Toolset -> baker.Tools',
    'baker.Response -> counter.Input',
  ],
});

/** Five columns, and a connection that leads back. */
export const loopFlow: TaskFlow = defineFlow({
  title: 'A loaf for every order',
  portColors,
  nodes: {
    list: { title: 'List of orders', outputs: ['Orders: Table'] },
    loop: { title: 'Loop', inputs: ['Inputs: Table'], outputs: ['Item: Message', 'Done: Table'] },
    dough: { title: 'Dough', inputs: ['Flour: Message'], outputs: ['Dough: Message'] },
    oven: { title: 'A very long name of an oven', inputs: ['Dough: Message'], outputs: ['Loaf: Table'] },
    shelf: { title: 'Shelf', inputs: ['Loaves: Table'] },
  },
  connections: [
    'list.Orders -> loop.Inputs',
    'loop.Item -> dough.Flour',
    'dough.Dough -> oven.Dough',
    'oven.Loaf -> loop.Inputs',
    'loop.Done -> shelf.Loaves',
  ],
});

export const oneComponent: TaskFlow = defineFlow({
  title: 'One component',
  nodes: { order: { title: 'Order', outputs: ['Order: Message'] } },
  connections: [],
});

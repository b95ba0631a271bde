import type { InterfacePlan } from './model/interface-plan.js';

/** The till of a bakery: a title bar, a list of orders with a button, and what one owes. */
export const till: InterfacePlan = {
  kind: 'map',
  title: 'The till, not to scale',
  regions: [
    { label: 'Orders', at: [0, 0, 20, 30], step: 1 },
    { label: 'Paid', at: [1, 8] },
    { label: 'Open', at: [1, 12] },
    { label: 'New order', at: [1, 23, 18, 6], step: 2 },
    { label: 'To pay', at: [21, 0, 27, 20] },
    { label: 'Take payment', at: [21, 21, 27, 9], step: 3 },
  ],
};

import { rehearse } from '../rehearse.js';

const LATER = 'Not yet rehearsed.';

rehearse('3-3', async ({ skip }) => {
  skip('Prepare the agent', LATER);
  skip('Connect the web', LATER);
  skip('Try an API by hand', LATER);
  skip('Turn the API into a tool', LATER);
  skip('Let the agent read the database', LATER);
  skip('Add a tool server', LATER);
  skip('Set limits to the agent', LATER);
  skip('See what the server guards', LATER);
  skip('Run the whole planner', LATER);
});

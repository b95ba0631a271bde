export { he } from '../../src/messages/languages/he.js';

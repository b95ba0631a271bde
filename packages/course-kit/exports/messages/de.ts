export { de } from '../../src/messages/languages/de.js';

export { ar } from '../../src/messages/languages/ar.js';

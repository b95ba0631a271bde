export { es } from '../../src/messages/languages/es.js';

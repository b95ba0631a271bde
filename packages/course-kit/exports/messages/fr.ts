export { fr } from '../../src/messages/languages/fr.js';

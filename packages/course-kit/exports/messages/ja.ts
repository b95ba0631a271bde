export { ja } from '../../src/messages/languages/ja.js';

export { zhHans } from '../../src/messages/languages/zh-Hans.js';

export { flowElements } from '../src/element/flow-elements.js';

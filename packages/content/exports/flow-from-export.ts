export { flowFromExport } from '../src/flow-from-export.js';

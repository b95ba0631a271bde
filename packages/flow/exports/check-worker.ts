import '../src/flow-check/flow-check.worker.js';

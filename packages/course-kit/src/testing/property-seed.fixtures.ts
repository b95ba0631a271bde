import { configureGlobal } from 'fast-check';

/** The same cases in every run, so that a failure is about what changed. In long runs it is empty: then they are new ones. */
const { PROPERTY_SEED = '20261127' } = process.env;

if (PROPERTY_SEED !== '') configureGlobal({ seed: Number(PROPERTY_SEED) });

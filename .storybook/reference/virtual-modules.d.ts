declare module 'virtual:style-reference' {
  import type { StyleReference } from './style-reference.js';

  const reference: StyleReference;
  export default reference;
}

declare module 'virtual:style-reference' {
  import type { StyleReference } from './style-reference.js';

  const reference: StyleReference;
  export default reference;
}

declare module 'virtual:api-reference' {
  import type { ApiReference } from './api-reference.js';

  const reference: ApiReference;
  export default reference;
}

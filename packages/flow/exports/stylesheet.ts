/** What TypeScript takes `import '@course-kit/flow/styles.css'` for: a module that is imported for its effect. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- without it, the file would be no module
export {};

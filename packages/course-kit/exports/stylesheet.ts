/** What TypeScript takes `import 'course-kit/styles.css'` for: a module that is imported for its effect. */
export {};

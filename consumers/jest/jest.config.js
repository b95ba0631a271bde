/** As the guide says: Jest runs CommonJS, and the kit and jotai are ES modules. */
module.exports = {
  testEnvironment: 'jsdom',
  transform: {
    '\\.[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(.*/)?(@course-kit|jotai)/)'],
  // What is loaded on demand is translated while the test waits for it.
  testTimeout: 30_000,
  moduleNameMapper: { '\\.css$': '<rootDir>/src/no-styles.js' },
};

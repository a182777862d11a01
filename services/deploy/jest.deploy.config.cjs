/** Tests that need nginx, Redis and built services, which `npm run test:deploy` starts. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['**/tests/**/*.deploy.ts'],
  testTimeout: 240_000,
  maxWorkers: 1,
  // A set-up that failed leaves servers and connections that nothing closes.
  forceExit: true,
};

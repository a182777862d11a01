/** What needs nginx, Redis and built services: `npm run test:deploy` brings them up. */
module.exports = {
  ...require('./jest.config.cjs'),
  testMatch: ['**/tests/**/*.deploy.ts'],
  testTimeout: 240_000,
  maxWorkers: 1,
};

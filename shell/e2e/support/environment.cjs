const { TestEnvironment } = require('jest-environment-node');

/** Node, and a flag by which set-up code knows that a test has just failed, to keep a picture of it. */
module.exports = class extends TestEnvironment {
  handleTestEvent(event) {
    if (event.name === 'test_start') this.global.testHasFailed = undefined;
    if (event.name === 'test_fn_failure') this.global.testHasFailed = event.test.name;
  }
};

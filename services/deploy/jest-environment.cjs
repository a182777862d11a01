const { TestEnvironment } = require('jest-environment-node');

/** Ends the processes that the tests of a file have left: they would keep jest from ending, and tests are not told of the end of jest's process. */
module.exports = class EndingChildren extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.children = new Set();
  }

  async teardown() {
    for (const child of this.global.children) child.kill();
    await super.teardown();
  }
};

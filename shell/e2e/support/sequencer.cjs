const { basename } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/** The longest, the longest first. */
const long = ['remote-death', 'accessibility', 'shell-accessibility', 'skew', 'budgets', 'restart', 'releases', 'small-screens', 'on-demand-death', 'course-accessibility', 'module-accessibility'];

/** Begins with the files that take long, so that none of them is left to one worker alone in the end; where it runs for the first time, jest knows no times. */
module.exports = class LongFilesFirst extends Sequencer {
  /** @param {import('@jest/test-result').Test[]} tests */
  sort(tests) {
    const rank = ({ path }) => (long.indexOf(basename(path, '.e2e.ts')) + long.length + 1) % (long.length + 1);
    return [...super.sort(tests)].sort((one, other) => rank(one) - rank(other));
  }
};

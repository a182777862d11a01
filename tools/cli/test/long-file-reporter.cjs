const longMilliseconds = 5 * 60_000;

/** Prints the name of a test file that has not ended after five minutes, in case it never ends. */
module.exports = class LongFileReporter {
  /** @type {Map<string, NodeJS.Timeout>} */
  #timers = new Map();

  /** @param {{ path: string }} test */
  onTestFileStart({ path }) {
    const timer = setTimeout(() => process.stderr.write(`still running after 5 minutes: ${path}\n`), longMilliseconds);
    this.#timers.set(path, timer.unref());
  }

  /** @param {{ path: string }} test */
  onTestFileResult({ path }) {
    clearTimeout(this.#timers.get(path));
    this.#timers.delete(path);
  }
};

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchSource } from '@jest/core';

/** @typedef {{ file: string, consumer: string, recorded: string[], used: string[] }} Use what one test file left */
/** @typedef {{ testFilePath: string, skipped: boolean, numFailingTests: number, numPendingTests: number, testExecError?: unknown }} FileResult */

/**
 * Fails a run in which every test of a slice passed and something that its contracts record was asked for by none of
 * them. A run of some of the slice's tests says nothing: the others may well ask for it.
 */
export default class UnusedExpectations {
  #folder = mkdtempSync(join(tmpdir(), 'contract-uses-'));
  /** @type {Error | undefined} */
  #error;

  constructor() {
    // Workers, which are started later, inherit it.
    process.env.CONTRACT_USES_FOLDER = this.#folder;
  }

  /** @param {Set<import('@jest/test-result').TestContext>} contexts @param {{ testResults: FileResult[] }} results */
  onRunComplete(contexts, { testResults }) {
    const uses = readdirSync(this.#folder).map(
      (name) => /** @type {Use} */ (JSON.parse(readFileSync(join(this.#folder, name), 'utf8'))),
    );
    rmSync(this.#folder, { recursive: true, force: true });
    const passed = new Set(testResults.filter(isWhole).map(({ testFilePath }) => testFilePath));
    const sentences = [...contexts].flatMap((context) => {
      const files = testFilesOf(context);
      return files.every((file) => passed.has(file)) ? unusedIn(uses.filter(({ file }) => files.includes(file))) : [];
    });
    if (sentences.length === 0) return;
    this.#error = new Error(
      ['Recorded in contracts, but asked for by no test of the slice:', ...sentences].join('\n  '),
    );
    process.stderr.write(`\n${this.#error.message}\n`);
  }

  getLastError() {
    return this.#error;
  }
}

/** @param {FileResult} result */
const isWhole = (result) =>
  !result.skipped && !result.testExecError && result.numFailingTests === 0 && result.numPendingTests === 0;

/** @param {import('@jest/test-result').TestContext} context */
function testFilesOf(context) {
  const source = new SearchSource(context);
  return context.hasteFS.getAllFiles().filter((file) => source.isTestFilePath(file));
}

/** @param {Use[]} uses */
function unusedIn(uses) {
  const used = new Set(uses.flatMap((use) => use.used));
  const [{ consumer, recorded } = { consumer: '', recorded: [] }] = uses;
  const unused = recorded.filter((expectation) => !used.has(expectation));
  // Of what nobody asks for the parts are no news.
  return unused
    .filter((part) => !unused.some((whole) => isPartOf(part, whole)))
    .map((expectation) => `${consumer}, ${expectation}`);
}

/** @param {string} part @param {string} whole */
const isPartOf = (part, whole) => part !== whole && part.startsWith(`${whole}: `);

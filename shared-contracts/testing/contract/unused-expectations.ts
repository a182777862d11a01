import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SearchSource } from '@jest/core';
import type { TestContext, TestResult } from '@jest/test-result';

/** The stored parts of one test file. */
interface Use {
  file: string;
  consumer: string;
  recorded: string[];
  used: string[];
}

/**
 * Fails a run in which every test of a slice passed and none used some recorded part of its contracts. A run of some
 * of the slice's tests does not fail: the other tests may use the part.
 */
export default class UnusedExpectations {
  private readonly folder = mkdtempSync(join(tmpdir(), 'contract-uses-'));
  private error: Error | undefined;

  constructor() {
    // Workers, which are started later, inherit it.
    process.env.CONTRACT_USES_FOLDER = this.folder;
  }

  onRunComplete(contexts: ReadonlySet<TestContext>, { testResults }: { testResults: readonly TestResult[] }) {
    const uses = readdirSync(this.folder).map(
      (name) => JSON.parse(readFileSync(join(this.folder, name), 'utf8')) as Use,
    );
    rmSync(this.folder, { recursive: true, force: true });
    const passed = new Set(testResults.filter(isWhole).map(({ testFilePath }) => testFilePath));
    const sentences = [...contexts].flatMap((context) => {
      const files = testFilesOf(context);
      return files.every((file) => passed.has(file)) ? unusedIn(uses.filter(({ file }) => files.includes(file))) : [];
    });
    if (sentences.length === 0) return;
    this.error = new Error(['Recorded in contracts, but used by no test of the slice:', ...sentences].join('\n  '));
    process.stderr.write(`\n${this.error.message}\n`);
  }

  getLastError() {
    return this.error;
  }
}

const isWhole = (result: TestResult) =>
  !result.skipped && !result.testExecError && result.numFailingTests === 0 && result.numPendingTests === 0;

function testFilesOf(context: TestContext) {
  const source = new SearchSource(context);
  return context.hasteFS.getAllFiles().filter((file) => source.isTestFilePath(file));
}

function unusedIn(uses: readonly Use[]) {
  const used = new Set(uses.flatMap((use) => use.used));
  const [{ consumer, recorded } = { consumer: '', recorded: [] }] = uses;
  const unused = recorded.filter((expectation) => !used.has(expectation));
  // The parts of an unused interaction are not reported.
  return unused
    .filter((part) => !unused.some((whole) => isPartOf(part, whole)))
    .map((expectation) => `${consumer}, ${expectation}`);
}

const isPartOf = (part: string, whole: string) => part !== whole && part.startsWith(`${whole}: `);

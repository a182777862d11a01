import { readFileSync } from 'node:fs';

export interface SpecificationRow {
  line: number;
  section: string;
  sentence: string;
  slice: string;
  /** The tests in the last cell, each as `file › test`. */
  tests: string[];
}

/** A bar inside a cell is written `\|`. */
const cellsOf = (line: string): string[] =>
  line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

/** `file › test` in code marks; several if one test does not show everything. */
const testsIn = (cell: string): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name]) => name as string);

/** The rows of the table in a Markdown file, without its headings. */
export function specificationRows(file: string): SpecificationRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text.startsWith('|') && !/^\|\s*(§|-+)\s*\|/.test(text))
    .map(({ text, line }) => {
      const [section = '', sentence = '', slice = '', test = ''] = cellsOf(text);
      return { line, section, sentence, slice, tests: testsIn(test) };
    });
}

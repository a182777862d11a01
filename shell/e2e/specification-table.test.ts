import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type SpecificationRow, specificationRows } from './support/specification-rows';
import { testNames } from './support/test-names';

const table = join(__dirname, 'SPECIFICATION.md');
const rows = specificationRows(table);
const slices = ['shell', 'services', ...readdirSync(join(__dirname, '../..')).filter((name) => name.startsWith('mf-'))];

const isThere = (reference: string): boolean => {
  const [file = '', name = ''] = reference.split(' › ');
  const path = join(__dirname, file);
  return file.endsWith('.e2e.ts') && existsSync(path) && testNames(path).includes(name);
};

const described = ({ line, sentence }: SpecificationRow) => `line ${line}: ${sentence}`;

test('every part of the table has rows', () => {
  const [, ...parts] = readFileSync(table, 'utf8').split(/^## /m);
  expect(parts.filter((part) => !/^\| \w+ \|/m.test(part)).map((part) => part.split('\n')[0])).toEqual([]);
  expect(parts).toHaveLength(4);
});

test('every row names a section of the specification, a sentence and its slices', () => {
  const isWhole = ({ section, sentence, slice }: SpecificationRow) =>
    /^([1-9]|C\d)$/.test(section) && sentence !== '' && slice.split(', ').every((one) => slices.includes(one));
  expect(rows.filter((row) => !isWhole(row)).map(described)).toEqual([]);
});

test('every row names a test', () => {
  expect(rows.filter(({ tests }) => tests.length === 0).map(described)).toEqual([]);
});

test('every named test exists', () => {
  const lost = rows.flatMap((row) =>
    row.tests.filter((test) => !isThere(test)).map((test) => `${described(row)} → ${test}`),
  );
  expect(lost).toEqual([]);
});

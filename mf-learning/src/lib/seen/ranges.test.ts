import { mergeRanges, type Range, reportedPosition, reportedRanges } from './ranges';

test('parts that overlap or touch are one, the others stay apart', () => {
  const parts: Range[] = [
    [10, 12],
    [0, 4],
    [3, 6],
    [12, 13],
    [20, 21],
  ];
  expect(mergeRanges(parts)).toEqual([
    [0, 6],
    [10, 13],
    [20, 21],
  ]);
  expect(parts[1]).toEqual([0, 4]);
});

test('reports nothing outside the lesson', () => {
  expect(
    reportedRanges(
      [
        [-1, 2.004],
        [88, 95],
        [96, 99],
      ],
      90,
    ),
  ).toEqual([
    [0, 2],
    [88, 91],
  ]);
  expect([reportedPosition(120, 90), reportedPosition(-1, 90)]).toEqual([91, 0]);
});

import { presetDays, presetOf, rangePresets, reportDays } from './report-days';

test('ranges end today, and months are those of the calendar, over the end of a year', () => {
  expect(rangePresets.map((preset) => Object.values(presetDays(preset, '2027-01-15')).join(' '))).toEqual([
    '2027-01-09 2027-01-15',
    '2026-12-17 2027-01-15',
    '2026-10-18 2027-01-15',
    '2027-01-01 2027-01-15',
    '2026-12-01 2026-12-31',
    '2026-01-16 2027-01-15',
  ]);
});

test('takes valid days from the URL, else the last 30 days', () => {
  expect(reportDays({ from: '2026-11-01', to: '2026-11-30' }, '2027-01-15')).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  const usual = reportDays({ from: 'x', to: '' }, '2027-01-15');
  expect(usual).toEqual({ from: '2026-12-17', to: '2027-01-15' });
  expect(presetOf(usual, '2027-01-15')).toBe('last30');
  expect(presetOf({ from: '2026-11-01', to: '2026-11-02' }, '2027-01-15')).toBeUndefined();
});

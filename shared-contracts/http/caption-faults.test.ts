import { captionFaults, faultText, readFault } from './caption-faults';

test('a fault is read as it was written, with its place or without', () => {
  const place = { unit: 'line', number: 12 } as const;
  expect(faultText('order', place)).toBe('Line 12: It ends before it begins.');
  expect(readFault(faultText('order', place))).toEqual({ fault: 'order', place });
  expect(readFault(faultText('long', { unit: 'caption', number: 1 }))).toEqual({
    fault: 'long',
    place: { unit: 'caption', number: 1 },
  });
  expect(readFault(captionFaults.none)).toEqual({ fault: 'none' });
});

test.each(['', 'Line 3', 'Line 3: Anything else.', 'order'])('%j is no fault', (text) => {
  expect(readFault(text)).toBeUndefined();
});

import { createSeenRecorder } from './seen-recorder';

/** A lesson that plays from a given second on, reported every quarter of a second. */
function play(recorder: ReturnType<typeof createSeenRecorder>, from: number, to: number, { rate = 1, at = 0 } = {}) {
  let now = at;
  for (let seconds = from; seconds <= to; seconds += 0.25 * rate) {
    now += 250;
    recorder.tick({ seconds, rate, at: now });
  }
  return now;
}

test('what plays is seen, what is jumped over is not', () => {
  const recorder = createSeenRecorder();
  const at = play(recorder, 0, 10);
  play(recorder, 60, 65, { at });
  expect(recorder.ranges()).toEqual([
    [0, 10],
    [60, 65],
  ]);
});

test('a jump back counts nothing twice', () => {
  const recorder = createSeenRecorder();
  const at = play(recorder, 0, 10);
  play(recorder, 5, 12, { at });
  expect(recorder.ranges()).toEqual([[0, 12]]);
});

test('at double speed as much is seen as plays', () => {
  const recorder = createSeenRecorder();
  play(recorder, 0, 20, { rate: 2 });
  expect(recorder.ranges()).toEqual([[0, 20]]);
});

test('loses nothing in a hidden tab, which reports its position seldom', () => {
  const recorder = createSeenRecorder();
  recorder.tick({ seconds: 0, rate: 1, at: 0 });
  recorder.tick({ seconds: 60, rate: 1, at: 60_000 });
  expect(recorder.ranges()).toEqual([[0, 60]]);
});

test('what was played before a pause does not join what is played after a jump during it', () => {
  const recorder = createSeenRecorder();
  play(recorder, 0, 5);
  recorder.cut();
  play(recorder, 8, 9, { at: 60_000 });
  expect(recorder.ranges()).toEqual([
    [0, 5],
    [8, 9],
  ]);
});

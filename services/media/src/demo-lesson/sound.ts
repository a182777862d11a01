const sampleRate = 24_000;
/** Frequencies of Raga Bhupali on D, from low to high. */
const notes = [293.66, 329.63, 369.99, 440, 493.88, 587.33];
/** Which two notes are plucked as a line appears, one after the other. */
const tune: readonly (readonly [number, number])[] = [
  [0, 3],
  [1, 4],
  [3, 5],
  [2, 4],
  [0, 2],
  [4, 5],
  [3, 1],
];
const secondsToSecondNote = 0.15;
/** Silence costs nothing in any rendition. */
const secondsOfNote = 0.5;
const loudness = 0.16;

/** A WAVE file of one channel with a short chime every few seconds. */
export function soundFile(seconds: number, secondsBetween: number): Buffer {
  const samples = new Float64Array(seconds * sampleRate);
  for (let number = 0; number * secondsBetween < seconds; number += 1) {
    const [first, second] = tune[number % tune.length] ?? [0, 0];
    const start = number * secondsBetween;
    pluck(samples, start, notes[first] ?? 0);
    pluck(samples, start + secondsToSecondNote, notes[second] ?? 0);
  }
  return waveFile(samples);
}

/** Adds a note with an overtone, which rises in 20 ms and fades. */
function pluck(samples: Float64Array, startSeconds: number, frequency: number): void {
  const start = Math.round(startSeconds * sampleRate);
  const end = Math.min(samples.length, start + Math.round(secondsOfNote * sampleRate));
  for (let at = start; at < end; at += 1) {
    const time = (at - start) / sampleRate;
    const angle = 2 * Math.PI * frequency * time;
    const tone = Math.sin(angle) + 0.25 * Math.sin(2 * angle) * Math.exp(-3 * time);
    const rise = Math.min(1, time / 0.02);
    const fall = Math.min(1, (end - at) / sampleRate / 0.25);
    samples[at] = (samples[at] ?? 0) + loudness * tone * rise * fall * Math.exp(-3 * time);
  }
}

function waveFile(samples: Float64Array): Buffer {
  const headBytes = 44;
  const file = Buffer.alloc(headBytes + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(sampleRate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => file.writeInt16LE(Math.round(sample * 32_767), headBytes + index * 2));
  return file;
}

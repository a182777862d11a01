import sharp from 'sharp';
import { problemOf } from '../http/media-problems';
import { decodingFailed } from './image-error';

const failureOf = (work: Promise<unknown>) => work.then(() => undefined, decodingFailed);
/** A blur this wide takes any machine longer than a second. */
const endless = () => sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'red' } }).blur(500).timeout({ seconds: 1 });

test('an image that the clock ended is asked for again, since a busy machine may be the reason', async () => {
  expect(problemOf(await failureOf(endless().raw().toBuffer()))).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
});

test('an image that cannot be decoded is none', async () => {
  expect(problemOf(await failureOf(sharp(Buffer.from('no image')).raw().toBuffer()))).toMatchObject({ statusCode: 415 });
});

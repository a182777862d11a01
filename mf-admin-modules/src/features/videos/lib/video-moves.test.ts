import { makeVideo } from '@vidyapath/testing/record-factories';
import { changeFor } from './video-moves';

const videos = [
  { video_id: 1, sequence_no: 2 },
  { video_id: 2, sequence_no: 3 },
  { video_id: 3, sequence_no: 7 },
].map((part) => makeVideo(part));

test.each([
  ['to the beginning, where a number is free', { id: 3, index: 0, after: undefined }, { id: 3, number: 1 }],
  ['after the next, which goes up instead', { id: 1, index: 1, after: 2 }, { id: 2, number: 2 }],
  ['to the end', { id: 1, index: 2, after: 3 }, { id: 1, number: 8 }],
  ['after one that others have deleted meanwhile', { id: 3, index: 1, after: 99 }, { id: 3, number: 3 }],
])('a move %s', (_where, move, change) => {
  expect(changeFor(move, videos)).toEqual(change);
});

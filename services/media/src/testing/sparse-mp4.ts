import { fixture } from './fixture';

/** A media file whose index is behind 100 MB that are never sent. */
export function sparseMp4(): { size: number; read: (start: number, end: number) => Buffer } {
  const source = fixture('index-last.mp4');
  const boxes = source.indexOf('mdat') - 4;
  const index = source.subarray(boxes + source.readUInt32BE(boxes));
  const padding = 100_000_000;
  const free = Buffer.alloc(8);
  free.writeUInt32BE(padding, 0);
  free.write('free', 4);
  const head = Buffer.concat([source.subarray(0, boxes), free]);
  const tailAt = boxes + padding;
  const size = tailAt + index.length;
  const read = (start: number, end: number) => {
    const part = Buffer.alloc(end - start);
    if (start < head.length) head.copy(part, 0, start);
    if (end > tailAt) index.copy(part, Math.max(0, tailAt - start), Math.max(0, start - tailAt));
    return part;
  };
  return { size, read };
}

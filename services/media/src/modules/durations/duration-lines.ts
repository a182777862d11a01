import { PassThrough, type Readable } from 'node:stream';
import type { DurationLine } from '@vidyapath/http/media';
import type { FastifyReply } from 'fastify';
import { sentenceOf } from './probe/probe-error';
import type { Report } from './probe/probe-progress';

export const linesMediaType = 'application/x-ndjson';

export function sendLines(reply: FastifyReply, lines: Readable): FastifyReply {
  // A proxy that collects the answer would hold the lines back.
  return reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).type(linesMediaType).send(lines);
}

/** The NDJSON answer of a probe: progress that never falls, then the duration or a detail. `work` starts at once. */
export function durationLines(work: (report: Report) => Promise<number>): Readable {
  const stream = new PassThrough();
  let highest = -1;
  const write = (line: DurationLine) => {
    if (stream.writable) stream.write(`${JSON.stringify(line)}\n`);
  };
  const report = (progress: number) => {
    const rounded = Math.min(100, Math.floor(progress));
    if (rounded <= highest) return;
    highest = rounded;
    write({ progress: rounded });
  };
  const run = async () => {
    try {
      const duration = await work(report);
      report(100);
      write({ duration });
    } catch (error) {
      write({ detail: sentenceOf(error) });
    } finally {
      stream.end();
    }
  };
  // A client that leaves destroys the stream; that is no error of this process.
  stream.on('error', () => undefined);
  report(0);
  void run();
  return stream;
}

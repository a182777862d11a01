import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { fixture } from './fixture';
import { type RemoteHandler, sendWithRanges } from './remote-server';
import { sparseMp4 } from './sparse-mp4';

export const sharedVideoId = 'aBcDeFgH1_-';

function endless(response: {
  write: (chunk: Buffer) => boolean;
  on: (event: string, listener: () => void) => unknown;
  destroyed: boolean;
}): void {
  const chunk = Buffer.alloc(65_536, 'x');
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', pump);
  pump();
}

/** A byte a second, until the client stops reading. */
function sendSlowly(target: ServerResponse | Socket): void {
  const timer = setInterval(() => target.write('a'), 1_000);
  target.on('close', () => clearInterval(timer));
}

const sparse = sparseMp4();

/** Of an item of archive.org: two videos, each in several files. */
const courseFiles = [
  { name: '10 - Watt.mp4', source: 'original', format: 'MPEG4', size: '9000', length: '65.4' },
  { name: '10 - Watt.ia.mp4', source: 'derivative', original: '10 - Watt.mp4', format: 'h.264 IA', size: '500' },
  { name: '2 - Ohm.avi', source: 'original', format: 'Cinepak', size: '9000', length: '1:00' },
  { name: '2 - Ohm_512kb.mp4', source: 'derivative', original: '2 - Ohm.avi', format: '512Kb MPEG4', size: '100' },
  { name: '2 - Ohm.mp4', source: 'derivative', original: '2 - Ohm.avi', format: 'h.264', size: '300', length: '60.02' },
  { name: '2 - Ohm.ogv', source: 'derivative', original: '2 - Ohm.avi', format: 'Ogg Video' },
  { name: 'course_meta.xml', source: 'original', format: 'Metadata' },
];

const answers: Record<string, RemoteHandler> = {
  '/sparse.mp4': (request, response) => {
    const [, first, last] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? [];
    const start = Number(first);
    const end = Math.min(Number(last) + 1, sparse.size);
    response
      .writeHead(206, { 'content-range': `bytes ${start}-${end - 1}/${sparse.size}` })
      .end(sparse.read(start, end));
  },
  '/no-ranges.mp4': (_request, response) =>
    void response.writeHead(200, { 'content-length': fixture('index-last.mp4').length }).end(fixture('index-last.mp4')),
  '/chunked.webm': (_request, response) => void response.writeHead(200).end(fixture('clip.webm')),
  '/page.html': (_request, response) => void response.writeHead(200).end('<!doctype html><p>No film here.'),
  '/missing.mp4': (_request, response) => void response.writeHead(404).end(),
  '/zipped.mp4': (_request, response) =>
    void response.writeHead(200, { 'content-encoding': 'gzip' }).end(Buffer.alloc(100)),
  '/reset.mp4': (_request, response) => void response.socket?.destroy(),
  '/lying.mp4': (_request, response) => void response.writeHead(206, { 'content-range': 'bytes 5-9/3' }).end('xxxxx'),
  '/short.mp4': (_request, response) =>
    void response.writeHead(206, { 'content-range': 'bytes 0-262143/900000' }).end('xxxxx'),
  '/short-range.mp4': (_request, response) =>
    void response
      .writeHead(206, { 'content-range': `bytes 0-99/${fixture('index-last.mp4').length}` })
      .end(fixture('index-last.mp4').subarray(0, 100)),
  '/huge.mp4': (_request, response) => {
    response.writeHead(200, { 'content-length': 10_000_000_000 });
    endless(response);
  },
  '/endless.mp4': (_request, response) => endless(response.writeHead(200)),
  '/silent.mp4': () => undefined,
  '/slow-body.mp4': (_request, response) => sendSlowly(response.writeHead(200, { 'content-length': 1_000_000 })),
  '/slow-head.mp4': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nx-slow: ');
    sendSlowly(socket);
  },
  '/to/1': (_request, response) => void response.writeHead(302, { location: '/to/2' }).end(),
  '/to/2': (_request, response) => void response.writeHead(307, { location: '/index-first.mp4' }).end(),
  '/loop': (_request, response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/to-file': (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/metadata/film': (_request, response) =>
    void response.end(JSON.stringify({ files: [{ name: 'a.txt' }, { name: 'film.mp4', length: '12:05' }] })),
  '/metadata/course': (_request, response) => void response.end(JSON.stringify({ files: courseFiles })),
  '/metadata/moved': (_request, response) => void response.writeHead(302, { location: '/metadata/course' }).end(),
  '/metadata/broken': (_request, response) => void response.end('{"files":'),
  '/metadata/away': (_request, response) => void response.writeHead(500).end(),
  '/metadata/silent': () => undefined,
  '/metadata/endless': (_request, response) => endless(response.writeHead(200)),
  '/metadata/raw': (_request, response) => void response.end(JSON.stringify({ files: [{ name: 'dir/a b.mp4' }] })),
  '/metadata/none': (_request, response) => void response.end('{}'),
  '/download/raw/dir/a%20b.mp4': (request, response) => sendWithRanges(request, response, fixture('index-last.mp4')),
  [`/watch?v=${sharedVideoId}&hl=en`]: (_request, response) =>
    void response.end('<script>{"lengthSeconds":"253"}</script>'),
};

/** Media files, good and bad, items and pages, by path; any other path is a fixture by its name. */
export const remoteMedia: RemoteHandler = (request, response) => {
  const answer = answers[String(request.url)];
  if (answer) return answer(request, response);
  return sendWithRanges(request, response, fixture(String(request.url).slice(1)));
};

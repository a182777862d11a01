import { once } from 'node:events';
import { connect } from 'node:net';

const endOfHead = '\r\n\r\n';

/**
 * A connection that costs its own processor as little as it can, so that what is measured is the server: it reads the
 * length of the first answer and holds all others to it.
 * @param {string} origin
 * @param {string} path
 * @param {() => void} onAnswer
 */
export async function openConnection(origin, path, onAnswer) {
  const { hostname, port, host } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  let answer = 0;
  let read = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
    if (answer === 0) answer = lengthOf(read);
    while (answer > 0 && read.length >= answer) {
      if (read.toString('latin1', 0, 12) !== 'HTTP/1.1 200') throw new Error(`${path}: ${read.toString('latin1', 0, 200)}`);
      read = read.subarray(answer);
      onAnswer();
    }
  });
  return {
    ask: (times = 1) => void socket.write(request.repeat(times)),
    close: () => void socket.destroy(),
  };
}

/** Of a whole answer, head included; 0 while it cannot be told. @param {Buffer} read */
function lengthOf(read) {
  const head = read.indexOf(endOfHead);
  if (head < 0) return 0;
  const [, length] = /content-length: (\d+)/i.exec(read.toString('latin1', 0, head)) ?? [];
  return head + endOfHead.length + Number(length);
}

import { once } from 'node:events';
import { connect } from 'node:net';

const endOfHead = '\r\n\r\n';
const good = 'HTTP/1.1 200';
const bufferBytes = 256 * 1_024;

/**
 * A connection that uses little processor time, so that the server is measured: it reads into one buffer,
 * which makes no garbage, assumes that all answers have the length of the first, and checks only how each begins.
 */
export async function openConnection(origin: string, path: string, onAnswer: () => void) {
  const { hostname, port, host } = new URL(origin);
  const request = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  let first = '';
  let answer = 0;
  /** Bytes of the answers that have arrived and are not yet reported. */
  let read = 0;
  const callback = (size: number, buffer: Buffer) => {
    const begin = read === 0 ? 0 : answer - read;
    for (let at = answer === 0 && read > 0 ? size : begin; at + good.length <= size; at += answer || size) {
      if (buffer.toString('latin1', at, at + good.length) !== good)
        throw new Error(`${path}: ${buffer.toString('latin1', at, Math.min(size, at + 200))}`);
    }
    read += size;
    if (answer === 0) {
      first += buffer.toString('latin1', 0, size);
      answer = lengthOf(first);
    }
    for (; answer > 0 && read >= answer; read -= answer) onAnswer();
    return true;
  };
  const socket = connect({
    host: hostname,
    port: Number(port),
    noDelay: true,
    onread: { buffer: Buffer.alloc(bufferBytes), callback },
  });
  await once(socket, 'connect');
  return {
    ask: (times = 1) => void socket.write(request.repeat(times)),
    close: () => void socket.destroy(),
  };
}

/** Bytes of a whole answer with its head; 0 while unknown. */
function lengthOf(read: string) {
  const head = read.indexOf(endOfHead);
  if (head < 0) return 0;
  const [, length] = /content-length: (\d+)/i.exec(read.slice(0, head)) ?? [];
  return head + endOfHead.length + Number(length);
}

import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

/** Addresses by name; any other name is unknown, and `silent` is never answered. */
export type Zone = Record<string, readonly string[]>;

export interface DnsServer {
  /** For a resolver's list of servers. */
  address: string;
  /** Requested names, each with its type (A or AAAA). */
  questions: string[];
  close: () => Promise<void>;
}

const types: Record<number, string> = { 1: 'A', 28: 'AAAA' };

/** A DNS server on loopback (RFC 1035). */
export async function createDnsServer(zone: Zone): Promise<DnsServer> {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
    const { name, type, end } = questionOf(query);
    questions.push(`${name} ${types[type]}`);
    if (name === 'silent.example') return;
    const known = zone[name]?.filter((one) => (types[type] === 'AAAA') === one.includes(':'));
    socket.send(answerTo(query.subarray(0, end), known), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    questions,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
}

function questionOf(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function answerTo(question: Buffer, addresses: readonly string[] | undefined): Buffer {
  const head = Buffer.from(question);
  // Flags of an answer or of an unknown name; then the number of answers.
  head.writeUInt16BE(addresses ? 0x81_80 : 0x81_83, 2);
  head.writeUInt16BE(addresses?.length ?? 0, 6);
  head.writeUInt16BE(0, 10);
  const type = question.readUInt16BE(question.length - 4);
  const records = (addresses ?? []).map((address) => {
    const data = bytesOf(address);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc0_0c, 0);
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, ...records]);
}

/** Of an IPv4 address, or of an IPv6 address that is written in full. */
function bytesOf(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  return Buffer.from(
    address
      .split(':')
      .map((part) => part.padStart(4, '0'))
      .join(''),
    'hex',
  );
}

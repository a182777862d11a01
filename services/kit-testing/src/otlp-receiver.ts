import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number; message?: string };
  attributes: Record<string, string | undefined>;
}

interface OtlpBody {
  resourceSpans: { scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: OtlpAttribute[] })[] }[] }[];
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export interface OtlpReceiver {
  endpoint: string;
  /** All bodies as received. */
  bodies: object[];
  spans(): ReceivedSpan[];
  close(): void;
}

/** Receives traces like a collector. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const bodies: OtlpBody[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body as OtlpBody);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    spans: () =>
      bodies
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans)
        .map((span) => ({ ...span, attributes: Object.fromEntries(span.attributes.map(readAttribute)) })),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function readAttribute({ key, value }: OtlpAttribute): [string, string | undefined] {
  return [key, value.stringValue ?? value.intValue?.toString()];
}

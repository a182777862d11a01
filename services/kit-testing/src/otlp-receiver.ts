import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  /** The process that sent it. */
  service: string | undefined;
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  status: { code?: number; message?: string };
  attributes: Record<string, string | undefined>;
}

interface OtlpBody {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes' | 'service'> & { attributes: OtlpAttribute[] })[] }[];
  }[];
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
        .flatMap(({ resource, scopeSpans }) => {
          const service = readAttributes(resource.attributes)['service.name'];
          return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
        })
        .map((span) => ({ ...span, attributes: readAttributes(span.attributes) })),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const readAttributes = (attributes: OtlpAttribute[]): ReceivedSpan['attributes'] =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue?.toString()]));

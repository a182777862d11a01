import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Span } from '@opentelemetry/api';
import type { RequestTrace } from './current-trace';

export interface SpanOptions {
  service: string;
  /** Base address of an OTLP receiver. */
  endpoint: string;
}

export interface TracedRequest {
  method: string;
  /** The pattern, never the requested address. */
  route: string;
  requestId: string;
  headers: IncomingHttpHeaders;
  /** Milliseconds since the epoch. */
  startTime: number;
}

export interface RequestSpan extends RequestTrace {
  end(status: number): void;
}

export interface Spans {
  begin(request: TracedRequest): RequestSpan;
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/** An unavailable receiver must not delay the end of the process. */
const timeoutMillis = 3_000;

/** OpenTelemetry is loaded here, so that a service without traces does not load it. */
export async function openSpans({ service, endpoint }: SpanOptions): Promise<Spans> {
  const [
    { defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const [{ resourceFromAttributes }, { W3CTraceContextPropagator }] = await Promise.all([
    import('@opentelemetry/resources'),
    import('@opentelemetry/core'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: timeoutMillis })],
  });
  const tracer = provider.getTracer('@vidyapath/service-kit');
  const callers = new W3CTraceContextPropagator();
  const fail = (span: Span): unknown => span.setStatus({ code: SpanStatusCode.ERROR });

  const traceWithin = (context: Context): RequestTrace => {
    const headers: { traceparent?: string } = {};
    callers.inject(context, headers, defaultTextMapSetter);
    const open = new Map<string, Span>();
    return {
      traceparent: headers.traceparent ?? '',
      queryBegan(uid, operation) {
        const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
        open.set(uid, tracer.startSpan(`postgresql ${operation}`, { kind: SpanKind.CLIENT, attributes }, context));
      },
      queryEnded(uid, failed) {
        const span = open.get(uid);
        if (span && failed) fail(span);
        span?.end();
        open.delete(uid);
      },
    };
  };

  return {
    begin({ method, route, requestId, headers, startTime }) {
      const caller = callers.extract(ROOT_CONTEXT, headers, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': requestId };
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes, startTime }, caller);
      return {
        ...traceWithin(trace.setSpan(caller, span)),
        end(status) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) fail(span);
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}

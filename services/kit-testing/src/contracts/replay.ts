import { randomUUID } from 'node:crypto';
import { mismatches } from '@vidyapath/http/contract-shape';
import { problemType } from '@vidyapath/http/problems';
import type { Interaction } from '@vidyapath/http/service-contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** The values of a state for the texts of an interaction. */
export type Values = Record<string, string | number | Buffer>;

export interface ReplayOptions {
  app: FastifyInstance;
  values: Values;
  /** The caller. */
  headers: Record<string, string>;
}

const placeholder = /\{(\w+)\}/g;

/** Random texts for values that must be new each time. */
export const common = (): Values => ({ key: randomUUID(), new: `New ${randomUUID()}`, word: '' });

function valueOf(values: Values, name: string): string | number {
  const value = values[name];
  if (value === undefined || Buffer.isBuffer(value)) throw new Error(`The state gives no {${name}}`);
  return value;
}

const filled = (text: string, values: Values): string =>
  text.replaceAll(placeholder, (_whole, name: string) => String(valueOf(values, name)));

/** A text that is a placeholder and nothing else becomes the value itself, at any depth. */
function filledBody(body: unknown, values: Values): unknown {
  if (typeof body === 'string') {
    const [, whole] = /^\{(\w+)\}$/.exec(body) ?? [];
    return whole ? valueOf(values, whole) : filled(body, values);
  }
  if (Array.isArray(body)) return body.map((one) => filledBody(one, values));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filledBody(value, values)]));
}

async function multipart(field: string, { body = {} }: Interaction['request'], values: Values) {
  const form = new FormData();
  for (const [name, text] of Object.entries(body)) form.append(name, filled(String(text), values));
  form.append(field, new Blob([new Uint8Array(fileOf(values))]), 'file.png');
  const message = new Response(form);
  return {
    payload: Buffer.from(await message.arrayBuffer()),
    headers: { 'content-type': message.headers.get('content-type') ?? '' },
  };
}

function plainBody({ body, bytes }: Interaction['request'], values: Values) {
  if (bytes) return { payload: fileOf(values), headers: { 'content-type': bytes } };
  return body ? { payload: filledBody(body, values) as object, headers: {} } : { headers: {} };
}

function fileOf({ file }: Values): Buffer {
  if (!Buffer.isBuffer(file)) throw new Error('The state gives no {file}');
  return file;
}

/** Sends the request of the interaction to the service. */
export async function ask(
  { request }: Interaction,
  { app, values, headers }: ReplayOptions,
): Promise<LightMyRequestResponse> {
  const { method, path, query = {}, upload } = request;
  const search = new URLSearchParams(
    Object.entries(query).map(([name, text]) => [name, filled(text, values)]),
  ).toString();
  const own = Object.fromEntries(
    Object.entries(request.headers ?? {}).map(([name, text]) => [name, filled(text, values)]),
  );
  const sent = upload ? await multipart(upload, request, values) : plainBody(request, values);
  return app.inject({
    ...sent,
    method,
    url: `${filled(path, values)}${search && `?${search}`}`,
    headers: { ...headers, ...own, ...sent.headers },
  });
}

/** The differences between the answer and the contract, one sentence each. */
export function faultsOf({ answer }: Interaction, response: LightMyRequestResponse): string[] {
  if (response.statusCode !== answer.status)
    return [`answers ${response.statusCode} instead of ${answer.status}: ${response.body.slice(0, 300)}`];
  const missing = (answer.headers ?? [])
    .filter((name) => response.headers[name] === undefined)
    .map((name) => `lacks the header ${name}`);
  const last =
    answer.lastLine &&
    mismatches(answer.lastLine, JSON.parse(response.body.trimEnd().split('\n').at(-1) ?? ''), 'the last line');
  return [
    ...missing,
    ...(answer.body ? mismatches(answer.body, parsed(response)) : []),
    ...kindFaults(answer, response),
    ...fieldFaults(answer.fields, response),
    ...(last ?? []),
  ];
}

function parsed({ body }: LightMyRequestResponse): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function kindFaults({ kind }: Interaction['answer'], response: LightMyRequestResponse): string[] {
  const { type } = (parsed(response) ?? {}) as { type?: unknown };
  return kind === undefined || type === problemType(kind)
    ? []
    : [`is of the type ${String(type)} instead of ${problemType(kind)}`];
}

function fieldFaults(fields: readonly string[] = [], response: LightMyRequestResponse): string[] {
  const { errors = [] } = (parsed(response) ?? {}) as { errors?: { field: string }[] };
  return fields
    .filter((name) => !errors.some(({ field }) => field === name))
    .map((name) => `names no error of ${name}`);
}

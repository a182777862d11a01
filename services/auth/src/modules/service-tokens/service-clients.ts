import { hash, timingSafeEqual } from 'node:crypto';
import { OperatorError, serviceSecretPattern } from '@vidyapath/service-kit/process/config';
import { Type, type Static } from 'typebox';
import Value from 'typebox/value';

const ClientsSchema = Type.Array(
  Type.Object(
    {
      id: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
      secret: Type.String(),
      scopes: Type.Array(Type.String({ pattern: '^[a-z][a-z-]*:[a-z][a-z-]*$' }), { uniqueItems: true }),
    },
    { additionalProperties: false },
  ),
);

/** A service that may have a token. While its secret is replaced it has two, separated by a space. */
export type ServiceClient = Static<typeof ClientsSchema>[number];

const shape = '[{"id":"catalogue","secret":"32 or more letters, digits, - and _","scopes":["sessions:read"]}]';
const secretPattern = new RegExp(serviceSecretPattern);

/** The value of SERVICE_CLIENTS. No message names a secret. */
export function parseServiceClients(text: string): ServiceClient[] {
  const clients = parse(text);
  if (!Value.Check(ClientsSchema, clients)) {
    const places = Value.Errors(ClientsSchema, clients).map(
      ({ instancePath, message }) => `${instancePath} ${message}`,
    );
    throw refused([...new Set(places)].join('; ').trim());
  }
  const faults = clients.flatMap(({ id, secret }, index, all) => [
    ...(all.findIndex((other) => other.id === id) < index ? [`${id} stands there twice`] : []),
    ...(isSecret(secret) ? [] : [`the secret of ${id} is too short or has other characters`]),
  ]);
  if (faults.length > 0) throw refused(faults.join('; '));
  return clients;
}

/** The client with the sent secret. It takes as long for a wrong secret as for an unknown client. */
export function findClient(clients: readonly ServiceClient[], id: string, secret: string): ServiceClient | undefined {
  const shown = digestOf(secret);
  const client = clients.find((known) => known.id === id);
  const secrets = client?.secret.split(' ') ?? [''];
  const equal = secrets.filter((known) => timingSafeEqual(digestOf(known), shown));
  return equal.length > 0 ? client : undefined;
}

const digestOf = (text: string): Buffer => hash('sha256', text, 'buffer');

const isSecret = (secret: string): boolean => {
  const parts = secret.split(' ');
  return parts.length <= 2 && parts.every((part) => secretPattern.test(part));
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused('it is no JSON');
  }
}

const refused = (fault: string): OperatorError => new OperatorError([`SERVICE_CLIENTS: takes ${shape}, but ${fault}`]);

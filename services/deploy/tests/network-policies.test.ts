import { join } from 'node:path';
import { owners, ports } from '@vidyapath/platform/edge-policy/paths';
import {
  containersOf,
  kubernetesFolder,
  kustomize,
  type Manifest,
  podOf,
  type Selector,
  selects,
} from './support/kustomize';

interface Peer {
  podSelector?: Selector;
  namespaceSelector?: { matchLabels: Record<string, string> };
  ipBlock?: { cidr: string };
}
interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number | string }[];
}
interface Policy {
  podSelector: Selector;
  ingress?: Rule[];
  egress?: Rule[];
}

const everything = kustomize(join(kubernetesFolder, 'overlays/cloudnative-pg'));
const policies = everything.filter(({ kind }) => kind === 'NetworkPolicy').map(({ spec }) => spec as Policy);
const working = everything.filter((one) => podOf(one));
const deployments = everything.filter(({ kind }) => kind === 'Deployment');
const labelsOf = (manifest: Manifest): Record<string, string> => podOf(manifest)?.metadata.labels ?? {};
const deployed = (name: string) =>
  labelsOf(everything.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name) as Manifest);
const database = { 'cnpg.io/cluster': 'vidyapath-postgres' };

const isPod =
  (labels: Record<string, string>) =>
  ({ podSelector }: Peer) =>
    podSelector !== undefined && selects(podSelector, labels);
const isNamespace =
  (name: string) =>
  ({ namespaceSelector }: Peer) =>
    namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] === name;
const isOutside = ({ ipBlock }: Peer) => ipBlock?.cidr === '0.0.0.0/0';

/** Whether a policy of the pods with these labels allows the port (the pods' own is `http`) and the peer. */
function lets(
  direction: 'in' | 'out',
  labels: Record<string, string>,
  port: number,
  isPeer: (peer: Peer) => boolean,
): boolean {
  const rules = policies
    .filter(({ podSelector }) => selects(podSelector, labels))
    .flatMap(({ ingress = [], egress = [] }) => (direction === 'in' ? ingress : egress));
  return rules.some(({ from, to, ports: named }) => {
    const peers = direction === 'in' ? from : to;
    return (
      (!named || named.some((one) => one.port === port || (direction === 'in' && one.port === 'http'))) &&
      (!peers || peers.some(isPeer))
    );
  });
}

/** The policies of both ends must allow it. */
const reaches = (from: Record<string, string>, to: Record<string, string>, port: number) =>
  lets('out', from, port, isPod(to)) && lets('in', to, port, isPod(from));
const uses = (manifest: Manifest, variable: string) =>
  containersOf(manifest).some(({ env = [] }) => env.some(({ name }) => name === variable));
const users = (variable: string) =>
  working
    .filter((one) => uses(one, variable))
    .map((one) => [`${one.kind} ${one.metadata.name}`, labelsOf(one)] as const);

test.each(owners)('the edge reaches %s for visitors, and Prometheus its metrics', (owner) => {
  expect(lets('in', deployed('edge'), 8080, isNamespace('ingress-nginx'))).toBe(true);
  expect(reaches(deployed('edge'), deployed(owner), ports[owner])).toBe(true);
  expect(lets('in', deployed(owner), ports[owner], isNamespace('monitoring'))).toBe(true);
});

test.each([...users('DATABASE_URL'), ...users('DATA_SOURCE_NAME')])('%s reaches the database', (_name, labels) => {
  expect(reaches(labels, database, 5432)).toBe(true);
});

test.each(users('AUTH_URL').filter(([name]) => name.startsWith('Deployment')))('%s reaches auth', (_name, labels) => {
  expect(reaches(labels, deployed('auth'), ports.auth)).toBe(true);
});

test.each([
  ['REDIS_URL', 6379],
  ['S3_ENDPOINT', 443],
  ['SMTP_URL', 465],
  ['SMTP_URL', 587],
] as const)('a service with the variable %s may go out to port %i', (variable, port) => {
  const deployments = users(variable).filter(([name]) => name.startsWith('Deployment'));
  expect(deployments).not.toEqual([]);
  expect(deployments.filter(([, labels]) => !lets('out', labels, port, isOutside))).toEqual([]);
});

test('each service sends its traces to a receiver among the monitoring', () => {
  const names = users('OTEL_EXPORTER_OTLP_ENDPOINT').map(([name]) => name);
  expect(names.sort()).toEqual([...owners, 'media-encoder'].map((name) => `Deployment ${name}`).sort());
  for (const owner of owners) expect(lets('out', deployed(owner), 4318, isNamespace('monitoring'))).toBe(true);
});

test('nobody but Prometheus reaches media-encoder, which reaches what media does', () => {
  const encoder = deployed('media-encoder');
  for (const manifest of working) expect(reaches(labelsOf(manifest), encoder, ports.media)).toBe(false);
  expect(lets('in', encoder, ports.media, isNamespace('ingress-nginx'))).toBe(false);
  expect(lets('in', encoder, ports.media, isNamespace('monitoring'))).toBe(true);
  for (const owner of owners)
    expect(reaches(encoder, deployed(owner), ports[owner])).toBe(
      reaches(deployed('media'), deployed(owner), ports[owner]),
    );
});

test('all pods may resolve names, and services reach auth and the services that they call', () => {
  for (const manifest of working) expect(lets('out', labelsOf(manifest), 53, isNamespace('kube-system'))).toBe(true);
  const pairs = owners.flatMap((from) => owners.map((to) => [from, to] as const)).filter(([from, to]) => from !== to);
  const expected = pairs.filter(([from, to]) =>
    deployments.some((one) => one.metadata.name === from && uses(one, `${to.toUpperCase()}_URL`)),
  );
  const within = pairs.filter(([from, to]) => reaches(deployed(from), deployed(to), ports[to]));
  expect(within).toEqual(expected);
  expect(within).toEqual(
    expect.arrayContaining([
      ['catalogue', 'media'],
      ['commerce', 'catalogue'],
      ['support', 'learning'],
    ]),
  );
});

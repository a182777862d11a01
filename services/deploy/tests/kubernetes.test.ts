import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { owners } from '@vidyapath/platform/edge-policy/paths';
import { schemaErrors, unknownFields } from './support/kubernetes-schemas';
import { knownVariables } from './support/known-variables';
import {
  type Container,
  containersOf,
  kubernetesFolder,
  kustomize,
  type Manifest,
  podOf,
  type Selector,
  selects,
} from './support/kustomize';

const overlays = ['production', 'cloudnative-pg'];
const built = Object.fromEntries(overlays.map((name) => [name, kustomize(join(kubernetesFolder, 'overlays', name))]));
const production = built.production ?? [];
const everything = built['cloudnative-pg'] ?? [];
const named = (kind: string, from: Manifest[] = everything): Manifest[] => from.filter((one) => one.kind === kind);
const title = ({ kind, metadata }: Manifest): string => `${kind} ${metadata.name}`;
const rows = (manifests: Manifest[]) => manifests.map((one) => [title(one), one] as const);
const working = everything.filter((one) => podOf(one));
const services = [...owners, 'edge'];

/** Without the kinds of the operator, whose schemas the API does not have. */
const ofTheApi = everything.filter(({ apiVersion }) => !/^\w+\.cnpg\.io\//.test(apiVersion));

test.each(rows(ofTheApi))('%s is valid for the API', (_name, manifest) => {
  expect(schemaErrors(manifest)).toEqual([]);
});

test('no field is misspelt', () => {
  expect(unknownFields(ofTheApi)).toEqual([]);
  const wrong: Manifest = {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name: 'wrong' },
    spec: { ports: [{ port: 1, tagetPort: 'http' }] },
  };
  expect(unknownFields([wrong])).toEqual([expect.stringContaining('tagetPort')]);
});

test('no manifest exists twice, and all are in one namespace', () => {
  const names = everything.map((one) => `${one.apiVersion} ${title(one)}`);
  expect(new Set(names).size).toBe(names.length);
  expect([
    ...new Set(everything.filter(({ kind }) => kind !== 'Namespace').map(({ metadata }) => metadata.namespace)),
  ]).toEqual(['vidyapath']);
});

test.each(rows(working))('%s has only the rights that it needs', (_name, manifest) => {
  const pod = podOf(manifest);
  expect(pod?.spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
  });
  for (const container of containersOf(manifest)) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources).toMatchObject({
      requests: { cpu: expect.any(String), memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
    expect(container.image).toMatch(/^[\w./-]+:v?\d+\.\d+\.\d+$/);
  }
});

test.each(rows(working))(
  '%s is found by the labels of its pods, as `kubectl wait` and `kubectl apply -l` ask for it',
  (_name, manifest) => {
    expect(manifest.metadata.labels).toEqual(podOf(manifest)?.metadata.labels);
  },
);

test.each(rows(working))('%s mounts and reads only existing volumes and keys', (_name, manifest) => {
  const { volumes } = podOf(manifest)?.spec ?? { volumes: [] };
  const claims = volumes.flatMap(({ persistentVolumeClaim }) =>
    persistentVolumeClaim ? [persistentVolumeClaim.claimName] : [],
  );
  expect(named('PersistentVolumeClaim').map(({ metadata }) => metadata.name)).toEqual(expect.arrayContaining(claims));
  const config = named('ConfigMap')[0]?.data as Record<string, string>;
  for (const container of containersOf(manifest)) {
    expect(volumes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(container.volumeMounts.map(({ name }) => name)),
    );
    const keys = (container.env ?? []).flatMap(({ valueFrom }) =>
      valueFrom?.configMapKeyRef ? [valueFrom.configMapKeyRef.key] : [],
    );
    expect(Object.keys(config)).toEqual(expect.arrayContaining(keys));
  }
});

const serviceOf = ({ image }: Container): string =>
  /(?<![a-z-])([a-z-]+):/.exec(image)?.[1]?.replace('pages', 'platform') ?? '';

/** The project's own images, not those of exporters. */
const isOwn = ({ image }: Container): boolean => image.startsWith('registry.example/vidyapath/');

test.each(rows(working.filter((one) => containersOf(one).some((container) => container.env && isOwn(container)))))(
  '%s gets variables that it knows, and no secret in plain text',
  (_name, manifest) => {
    for (const container of containersOf(manifest)) {
      const names = (container.env ?? []).map(({ name }) => name);
      expect([...knownVariables(serviceOf(container)), 'DATA_DIR']).toEqual(expect.arrayContaining(names));
      const open = (container.env ?? []).filter(
        ({ name, valueFrom }) =>
          /PASSWORD|SECRET|_URL$/.test(name) &&
          !/^(AUTH|CATALOGUE|COMMERCE|LEARNING|MEDIA|PAGES|PUBLIC|SUPPORT)_URL$/.test(name) &&
          !valueFrom?.secretKeyRef,
      );
      expect(open).toEqual([]);
    }
  },
);

test('each service has credentials of its own for the database', () => {
  const users = working.flatMap((manifest) =>
    containersOf(manifest).flatMap((container) =>
      (container.env ?? [])
        .filter(({ name }) => name === 'DATABASE_URL')
        .map(({ valueFrom }) => [serviceOf(container), valueFrom?.secretKeyRef?.key]),
    ),
  );
  expect(users.length).toBeGreaterThan(0);
  expect(users.filter(([service, key]) => service !== key)).toEqual([]);
});

test.each(services)('%s has its service, disruption budget, autoscaler and probes', (name) => {
  const deployment = named('Deployment').find(({ metadata }) => metadata.name === name);
  const labels = (deployment && podOf(deployment)?.metadata.labels) ?? {};
  const [container] = deployment ? containersOf(deployment) : [];
  for (const kind of ['Service', 'PodDisruptionBudget']) {
    const { selector } = named(kind).find(({ metadata }) => metadata.name === name)?.spec as { selector: Selector };
    expect(selects(kind === 'Service' ? { matchLabels: selector as Record<string, string> } : selector, labels)).toBe(
      true,
    );
  }
  const { ports } = named('Service').find(({ metadata }) => metadata.name === name)?.spec as {
    ports: { port: number; targetPort: string }[];
  };
  expect(ports).toEqual([{ name: 'http', port: container?.ports?.[0]?.containerPort, targetPort: 'http' }]);
  expect(named('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name)?.spec).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name },
  });
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect(container?.[probe]).toMatchObject({
      httpGet: { path: expect.stringMatching(/^\/health\/(live|ready)$/), port: 'http' },
    });
  expect(
    (podOf(deployment as Manifest)?.spec.topologySpreadConstraints as { labelSelector: Selector }[]).every(
      ({ labelSelector }) => selects(labelSelector, labels),
    ),
  ).toBe(true);
});

test('media-encoder encodes with media’s image and variables, and media does not', () => {
  const [media, encoder] = ['media', 'media-encoder'].map((name) =>
    containersOf(named('Deployment').find(({ metadata }) => metadata.name === name) as Manifest).at(0),
  );
  const apart = ['ENCODERS', 'SCRATCH_DIR'];
  const shared = (container?: Container) => container?.env?.filter(({ name }) => !apart.includes(name));
  expect(encoder?.image).toBe(media?.image);
  expect(shared(encoder)).toEqual(shared(media));
  expect(media?.env).toContainEqual({ name: 'ENCODERS', value: '0' });
  expect(encoder?.env).toContainEqual({ name: 'ENCODERS', value: '1' });
  const scratch = encoder?.env?.find(({ name }) => name === 'SCRATCH_DIR')?.value;
  expect(encoder?.volumeMounts.map(({ mountPath }) => mountPath)).toContain(scratch);
  expect(named('Service').map(({ metadata }) => metadata.name)).not.toContain('media-encoder');
  expect(
    named('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === 'media-encoder')?.spec,
  ).toMatchObject({
    scaleTargetRef: { kind: 'Deployment', name: 'media-encoder' },
    metrics: [{ type: 'External', external: { metric: { name: 'lesson_queue_length' } } }],
  });
});

test('a disruption is always possible: the budget requires fewer pods than the minimum that run', () => {
  for (const { metadata, spec } of named('PodDisruptionBudget', production)) {
    const { minReplicas } = named('HorizontalPodAutoscaler', production).find(
      (one) => one.metadata.name === metadata.name,
    )?.spec as { minReplicas: number };
    const { minAvailable, maxUnavailable } = spec as { minAvailable?: number; maxUnavailable?: number };
    expect(minAvailable ?? minReplicas - (maxUnavailable ?? 0)).toBeLessThan(minReplicas);
  }
});

test('the exporter of PostgreSQL has the same queries in both deployments', () => {
  const [data] = named('ConfigMap')
    .filter(({ metadata }) => metadata.name === 'postgres-exporter')
    .map((manifest) => manifest.data);
  const file = resolve(kubernetesFolder, '../observability/postgres-queries.yaml');
  expect(data).toEqual({ 'postgres-queries.yaml': readFileSync(file, 'utf8') });
});

test('the ingress leads to a port of the edge', () => {
  expect(JSON.stringify(named('Ingress')[0]?.spec)).toContain(
    '"backend":{"service":{"name":"edge","port":{"name":"http"}}}',
  );
});

test('by default no pod reaches another, and every rule selects existing pods', () => {
  const policies = named('NetworkPolicy').filter(({ metadata }) => metadata.name !== 'postgres');
  expect(policies.find(({ metadata }) => metadata.name === 'default-deny')?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress', 'Egress'],
  });
  const labels = working.map((one) => podOf(one)?.metadata.labels ?? {});
  for (const { spec } of policies) {
    for (const [, text = ''] of JSON.stringify(spec).matchAll(/"podSelector":(\{(?:[^{}]|\{[^{}]*\})*\})/g)) {
      expect({
        text,
        pods: labels.filter((one) => selects(JSON.parse(text) as Selector, one)).length,
      }).not.toMatchObject({ pods: 0 });
    }
  }
});

test('only the catalogue gets the replica’s address, for public reads', () => {
  const readers = working.filter((one) =>
    containersOf(one).some(({ env }) => env?.some(({ name }) => name === 'DATABASE_READ_URL')),
  );
  expect(readers.map(title)).toEqual(['Deployment catalogue']);
});

test('the database is saved each night, and its log all the time, in the same store', () => {
  const [cluster, store, scheduled] = ['Cluster', 'ObjectStore', 'ScheduledBackup'].map((kind) => named(kind)[0]);
  const name = 'barman-cloud.cloudnative-pg.io';
  expect(cluster?.spec).toMatchObject({
    plugins: [{ name, isWALArchiver: true, parameters: { barmanObjectName: store?.metadata.name } }],
  });
  expect(scheduled?.spec).toMatchObject({
    schedule: expect.stringMatching(/^0 \d+ \d+ \* \* \*$/),
    cluster: { name: cluster?.metadata.name },
    method: 'plugin',
    pluginConfiguration: { name },
  });
});

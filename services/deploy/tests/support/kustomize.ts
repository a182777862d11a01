import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

export interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
  [field: string]: unknown;
}

interface Patch {
  target: { kind: string; name: string };
  patch: string;
}
interface Kustomization {
  resources: string[];
  namespace?: string;
  images?: { name: string; newName?: string; newTag: string }[];
  patches?: Patch[];
}

export const kubernetesFolder = resolve(__dirname, '../../kubernetes');
/** Kinds without a namespace. */
const clusterWide = ['Namespace'];

/** Does the same as `kubectl kustomize` with the features that these folders use: resources, namespace, images, JSON patches. */
export function kustomize(folder: string): Manifest[] {
  const {
    resources,
    namespace,
    images = [],
    patches = [],
    ...rest
  } = parse(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization;
  const unknown = Object.keys(rest).filter((key) => key !== 'apiVersion' && key !== 'kind');
  if (unknown.length > 0) throw new Error(`${folder}: this reader does not know ${unknown.join(', ')}`);
  const all = resources.flatMap((name) =>
    name.endsWith('.yaml') ? documents(join(folder, name)) : kustomize(join(folder, name)),
  );
  for (const patch of patches) applyPatch(all, patch);
  for (const manifest of all) {
    if (namespace && !clusterWide.includes(manifest.kind)) manifest.metadata.namespace = namespace;
    for (const container of containersOf(manifest)) {
      const image = images.find(({ name }) => name === container.image);
      if (image) container.image = `${image.newName ?? image.name}:${image.newTag}`;
    }
  }
  return all;
}

function documents(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    for (const error of document.errors) throw error;
    return document.toJS() as Manifest;
  });
}

interface Operation {
  op: 'add' | 'replace';
  path: string;
  value: unknown;
}

function applyPatch(all: Manifest[], { target, patch }: Patch): void {
  const found = all.filter(({ kind, metadata }) => kind === target.kind && metadata.name === target.name);
  if (found.length !== 1) throw new Error(`${target.kind} ${target.name}: ${found.length} to patch`);
  for (const { op, path, value } of parse(patch) as Operation[]) {
    const steps = path.split('/').slice(1);
    const last = steps.pop() ?? '';
    const parent = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], found[0]) as
      Record<string, unknown> | undefined;
    if (parent === undefined || (op === 'replace' && !(last in parent)))
      throw new Error(`${target.kind} ${target.name} has no ${path}`);
    if (Array.isArray(parent) && last === '-') parent.push(value);
    else parent[last] = value;
  }
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  ports?: { name: string; containerPort: number }[];
  env?: {
    name: string;
    value?: string;
    valueFrom?: Partial<Record<'configMapKeyRef' | 'secretKeyRef', { name: string; key: string }>>;
  }[];
  volumeMounts: { name: string; mountPath: string; readOnly?: boolean }[];
  resources: { requests: Record<string, string>; limits: Record<string, string> };
  [field: string]: unknown;
}

export interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    containers: Container[];
    volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[];
    [field: string]: unknown;
  };
}

/** The pod template of a manifest. */
export function podOf(manifest: Manifest): Pod | undefined {
  return (manifest.spec as { template?: Pod } | undefined)?.template;
}

export function containersOf(manifest: Manifest): Container[] {
  return podOf(manifest)?.spec.containers ?? [];
}

export interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: 'In'; values: string[] }[];
}
/** Whether a selector matches these labels. */
export const selects = (
  { matchLabels = {}, matchExpressions = [] }: Selector,
  labels: Record<string, string>,
): boolean =>
  Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
  matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));

import { join } from 'node:path';
import { type Owner, owners } from '@vidyapath/platform/edge-policy/paths';
import { compose } from './support/compose';
import { containersOf, kubernetesFolder, kustomize } from './support/kustomize';
import { readRules } from './support/observability';
import { parseQuery } from './support/promql';

const units: Readonly<Record<string, number>> = { M: 2 ** 20, G: 2 ** 30 };
/** Bytes of `512M` (compose) and `512Mi` (Kubernetes). */
const bytesOf = (text = ''): number => {
  const [, count = '', unit = ''] = /^(\d+)([MG])i?$/.exec(text) ?? [];
  return Number(count) * (units[unit] ?? Number.NaN);
};

const manifests = kustomize(join(kubernetesFolder, 'base'));
const limitInKubernetes = (name: string) => {
  const deployment = manifests.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === name);
  const [container] = deployment ? containersOf(deployment) : [];
  return bytesOf(container?.resources.limits.memory);
};

const rule = readRules('alerts.yaml').find(({ alert }) => alert === 'MemoryGrows')?.expr ?? '';
/** Bytes at which the rule fires for this service. */
const thresholdOf = (owner: Owner) =>
  rule.split(/\bor\b/).flatMap((part) => {
    const applies = parseQuery(part).selectors[0]?.matchers.every(({ operator, value }) =>
      operator.startsWith('!') ? !value.split('|').includes(owner) : value.split('|').includes(owner),
    );
    return applies ? [Number(part.split('>')[1])] : [];
  });

test.each(owners)('the alert MemoryGrows fires at four fifths of the memory that %s may use', (owner) => {
  const limit = limitInKubernetes(owner);
  expect(bytesOf(compose.services[owner]?.deploy?.resources?.limits.memory)).toBe(limit);
  expect(thresholdOf(owner)).toHaveLength(1);
  expect((thresholdOf(owner)[0] ?? 0) / limit).toBeCloseTo(0.8, 2);
});

test('media-encoder may use the same memory in both deployments', () => {
  const { deploy } = compose.services['media-encoder'] ?? {};
  expect(limitInKubernetes('media-encoder')).toBe(bytesOf(deploy?.resources?.limits.memory));
});

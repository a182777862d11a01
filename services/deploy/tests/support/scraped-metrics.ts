import { paths } from '@vidyapath/http/paths';
import type { ServiceName } from '@vidyapath/platform/edge-policy/paths';
import type { RunningService } from './services';

/** Series by name, each with the values of its labels. */
export type Inventory = Map<string, Map<string, Set<string>>>;

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/;
const label = /(?<!\w)(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Reads Prometheus' text into `inventory`. */
export function readMetrics(text: string, inventory: Inventory): void {
  for (const [, name = '', labels = ''] of text.split('\n').flatMap((one) => [line.exec(one) ?? []])) {
    const known = inventory.get(name) ?? new Map<string, Set<string>>();
    inventory.set(name, known);
    for (const [, key = '', value = ''] of labels.matchAll(label))
      known.set(key, (known.get(key) ?? new Set()).add(value));
  }
  inventory.delete('');
}

const json = { 'content-type': 'application/json' };

/** Causes metrics that a service shows only after the first event. */
export async function useServices(services: Record<ServiceName, RunningService>): Promise<void> {
  const report = { slice: 'mf_public', version: '1.0.0', kind: 'load', message: 'chunk missing', page: '/courses' };
  await fetch(`${services.support.url}${paths.clientErrors}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(report),
  });
  const login = { email: 'nobody@vidyapath.example', password: 'Wrong-Password-1' };
  await fetch(`${services.auth.url}/auth/login`, { method: 'POST', headers: json, body: JSON.stringify(login) });
}

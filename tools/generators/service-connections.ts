import type { Draft } from './draft';
import { changedDocument, replaced } from './edits';

const kubernetes = 'services/deploy/kubernetes/base';
/** The services that a new one calls, with their ports; support takes its failures. */
const called = [
  ['catalogue', 4302],
  ['support', 4304],
] as const;

/** Compose and Kubernetes: lets the service make its calls. */
export function connectService({ edit }: Draft, name: string) {
  for (const [callee, port] of called) {
    const variable = `${callee.toUpperCase()}_URL`;
    const line = `{ name: ${variable}, valueFrom: { configMapKeyRef: { name: vidyapath, key: ${variable} } } }`;
    const knowing = (text: string) =>
      replaced(text, new RegExp(`^( +- )\\{ name: SERVICE_SECRET,.* key: ${name} \\} \\} \\}$`, 'm'), `$&\n$1${line}`);

    edit('compose.yaml', (text) =>
      replaced(
        text,
        new RegExp(`(?<=^x-${name}-variables: (?:.+\\n)+ {2}SERVICE_SECRET: .+\\n)`, 'm'),
        `  ${variable}: http://${callee}:${port}\n`,
      ),
    );
    edit(`${kubernetes}/${name}.yaml`, knowing);
    edit(`${kubernetes}/migrations.yaml`, knowing);
    edit(
      `${kubernetes}/network-policies.yaml`,
      (text) => changedDocument(text, policyOf(callee), (policy) => replaced(policy, /values: \[edge/, `$&, ${name}`)),
      (text) => changedDocument(text, policyOf(name), (policy) => calling(policy, callee, port)),
    );
  }
}

const policyOf = (name: string) => new RegExp(`^metadata: \\{ name: ${name} \\}$`, 'm');

function calling(policy: string, callee: string, port: number): string {
  const pods = `podSelector: { matchExpressions: [{ key: app.kubernetes.io/name, operator: In, values: [${callee}] }] }`;
  return `${policy}\n    - { to: [{ ${pods} }], ports: [{ port: ${port} }] }`;
}

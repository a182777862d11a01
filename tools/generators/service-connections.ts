import type { Draft } from './draft';
import { changedDocument, replaced } from './edits';

const kubernetes = 'services/deploy/kubernetes/base';

/** Compose and Kubernetes: lets the service call the catalogue. */
export function connectService({ edit }: Draft, name: string) {
  const url = '{ name: CATALOGUE_URL, valueFrom: { configMapKeyRef: { name: vidyapath, key: CATALOGUE_URL } } }';
  const knowing = (text: string) =>
    replaced(text, new RegExp(`^( +- )\\{ name: SERVICE_SECRET,.* key: ${name} \\} \\} \\}$`, 'm'), `$&\n$1${url}`);

  edit('compose.yaml', (text) =>
    replaced(
      text,
      new RegExp(`(?<=^x-${name}-variables: (?:.+\\n)+ {2}SERVICE_SECRET: .+\\n)`, 'm'),
      '  CATALOGUE_URL: http://catalogue:4302\n',
    ),
  );
  edit(`${kubernetes}/${name}.yaml`, knowing);
  edit(`${kubernetes}/migrations.yaml`, knowing);
  edit(
    `${kubernetes}/network-policies.yaml`,
    (text) =>
      changedDocument(text, policyOf('catalogue'), (policy) => replaced(policy, /values: \[edge/, `$&, ${name}`)),
    (text) => changedDocument(text, policyOf(name), calling),
  );
}

const policyOf = (name: string) => new RegExp(`^metadata: \\{ name: ${name} \\}$`, 'm');

/** Allows calls of the catalogue. */
function calling(policy: string): string {
  const pods = `podSelector: { matchExpressions: [{ key: app.kubernetes.io/name, operator: In, values: [catalogue] }] }`;
  return `${policy}\n    - { to: [{ ${pods} }], ports: [{ port: 4302 }] }`;
}

import type { Draft } from './draft';
import { changedDocument, replaced } from './edits';

/** An event of the catalogue, which the new service also calls. */
export const subscribedTo = 'catalogue.course-changed';
const catalogue = { name: 'catalogue', port: 4302 };

const kubernetes = 'services/deploy/kubernetes/base';

/** Compose and Kubernetes: lets the service call the catalogue and receive its events. */
export function connectService({ edit }: Draft, { name, port }: { name: string; port: number }) {
  const subscriber = `"${name}":{"url":"http://${name}:${port}","types":["${subscribedTo}"]}`;
  const isSubscribers = (line: string) => line.includes('EVENT_SUBSCRIBERS: ') && line.includes('"catalogue.');
  const addSubscriber = (text: string) => {
    const line = text.split('\n').find(isSubscribers);
    if (!line) throw new Error('the catalogue has no subscribers');
    return text.replace(line, () => line.replace(/\}'$/, `,${subscriber}}'`));
  };
  const url = '{ name: CATALOGUE_URL, valueFrom: { configMapKeyRef: { name: vidyapath, key: CATALOGUE_URL } } }';
  const knowing = (text: string) =>
    replaced(text, new RegExp(`^( +- )\\{ name: SERVICE_SECRET,.* key: ${name} \\} \\} \\}$`, 'm'), `$&\n$1${url}`);

  edit('compose.yaml', addSubscriber, (text) =>
    replaced(
      text,
      new RegExp(`(?<=^x-${name}-variables: (?:.+\\n)+ {2}SERVICE_SECRET: .+\\n)`, 'm'),
      '  CATALOGUE_URL: http://catalogue:4302\n',
    ),
  );
  edit(`${kubernetes}/config.yaml`, addSubscriber);
  edit(`${kubernetes}/${name}.yaml`, knowing);
  edit(`${kubernetes}/migrations.yaml`, knowing);
  edit(
    `${kubernetes}/network-policies.yaml`,
    (text) => changedDocument(text, policyOf(catalogue.name), (policy) => connected(policy, { name, port })),
    (text) => changedDocument(text, policyOf(name), (policy) => connected(policy, catalogue)),
  );
}

const policyOf = (name: string) => new RegExp(`^metadata: \\{ name: ${name} \\}$`, 'm');

/** Allows calls from and to a service. */
function connected(policy: string, { name, port }: { name: string; port: number }) {
  const pods = `podSelector: { matchExpressions: [{ key: app.kubernetes.io/name, operator: In, values: [${name}] }] }`;
  const letIn = replaced(policy, /values: \[edge/, `$&, ${name}`);
  return `${letIn}\n    - { to: [{ ${pods} }], ports: [{ port: ${port} }] }`;
}

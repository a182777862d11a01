import type { Draft } from './draft';
import { alikeBlock, alikeDocument, replaced } from './edits';

/** The new service is deployed like this one, with only its schema, auth and Redis. */
const like = { name: 'support', port: '4304' };
/** Lines of its calls, its mail and its files, which the new service does not have. */
const onlyOfSupport =
  /\n.*(?:\b(?!DATABASE_|REDIS_|AUTH_)[A-Z]+_URL|DATA_DIR|mail server|\[inside, outside\]|port: 465|values: \[(?!auth\]|support\])[a-z-]+\]).*/g;
/** The pods that call it. */
const callers = /(?<=values: \[edge)[^\]]+/g;

/** Scopes of its calls to other services. */
export const serviceScopes = ['sessions:read', 'catalogue-log:read', 'courses:read', 'errors:write'];
/** Rendered from the edge policy by `npm run edge`. */
export const edgeFiles = [
  'services/deploy/edge/nginx.conf',
  'services/deploy/containers/postgres/10-logins.sql',
  'services/deploy/kubernetes/overlays/cloudnative-pg/logins.yaml',
  ...['door', 'behind-balancer'].flatMap((site) =>
    ['main.conf', 'http.conf', 'server.conf', 'services'].map(
      (file) => `services/deploy/containers/edge/${site}/site/${file}`,
    ),
  ),
];

const kubernetes = 'services/deploy/kubernetes';
const observability = 'services/deploy/observability';

/** Compose, Kubernetes, Prometheus and dashboards, without its calls and events. */
export function deployService(draft: Draft, { name, port }: { name: string; port: number }) {
  const { edit } = draft;
  const rename = (text: string) =>
    text
      .replaceAll(onlyOfSupport, '')
      .replaceAll(callers, '')
      .replaceAll(/\bsupport\b/g, name)
      .replaceAll(/\bSUPPORT_/g, `${name.toUpperCase().replaceAll('-', '_')}_`)
      .replaceAll(like.port, String(port));
  const block = (start: RegExp) => (text: string) => alikeBlock(text, start, rename);
  const listed = (list: RegExp) => (text: string) => replaced(text, list, `$&$1${name}`);
  const everyService = /\bauth(,|\|)catalogue(?:\1[a-z-]+)*/g;

  edit(
    'compose.yaml',
    block(/^x-support-variables:/),
    apart,
    (text) =>
      alikeBlock(text, /^ {4}\{"id":"support"/, (line) =>
        rename(line).replace(/(?<="scopes":)[^\]]*\]/, JSON.stringify(serviceScopes)),
      ),
    block(/^ {6}SUPPORT_DATABASE_PASSWORD: /),
    block(/^ {2}migrate-support:$/),
    block(/^ {2}support:$/),
  );
  edit(
    'services/deploy/containers/compose.env.example',
    block(/^SUPPORT_SERVICE_SECRET=/),
    block(/^SUPPORT_DATABASE_PASSWORD=/),
  );
  draft.edit(`${kubernetes}/base/${name}.yaml`, () => rename(draft.read(`${kubernetes}/base/${like.name}.yaml`)));
  edit(`${kubernetes}/base/kustomization.yaml`, block(/^ {2}- support\.yaml$/));
  edit(`${kubernetes}/base/migrations.yaml`, (text) => alikeDocument(text, /^ {2}name: migrate-support$/m, rename));
  edit(
    `${kubernetes}/base/network-policies.yaml`,
    (text) => alikeDocument(text, /^metadata: \{ name: support \}$/m, rename),
    block(/values: \[support\] /),
    listed(/\[edge(, )catalogue, media, media-encoder, support(?:, [a-z-]+)*/),
  );
  edit(`${kubernetes}/overlays/production/kustomization.yaml`, block(/name: vidyapath\/support,/));
  edit(
    `${kubernetes}/overlays/cloudnative-pg/cluster.yaml`,
    listed(/\[auth(, )catalogue, media, media-encoder, support(?:, [a-z-]+)*/),
    (text) =>
      alikeBlock(text, /^ {6}- \{ name: support, ensure/, (line) =>
        rename(line).replace('vidyapath_support', `vidyapath_${name.replaceAll('-', '_')}`),
      ),
  );
  edit(`${observability}/prometheus.yaml`, block(/^ {2}- job_name: support$/));
  edit(`${observability}/alerts.yaml`, listed(everyService), block(/^ {10}or absent\(up\{job="support"\}\)$/));
  edit(`${observability}/alerts.test.yaml`, block(/^ {6}- \{ series: 'up\{job="support"/));
  for (const name of ['services', 'database']) edit(`${observability}/dashboards/${name}.json`, listed(everyService));
}

/** An empty line before each group of variables. */
const apart = (text: string) => text.replaceAll(/(?<=[^\n])\n(?=x-[a-z-]+: &)/g, '\n\n');

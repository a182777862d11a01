import { serviceNames } from '@vidyapath/platform/edge-policy/paths';

/** Statements for one service: a login with its schemas, and the role without a login under which the service works in them. */
function ofService(name: string): string {
  const schema = name.replaceAll('-', '_');
  const role = `vidyapath_${schema}`;
  const schemas = [schema, `${schema}_jobs`].map(
    (each) => `create schema if not exists ${each} authorization "${name}";`,
  );
  return [
    `do $$ begin create role "${name}" login; exception when duplicate_object then null; end $$;`,
    `do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$;`,
    `grant ${role} to "${name}";`,
    ...schemas,
    `grant usage, create on schema ${schema}, ${schema}_jobs to ${role};`,
  ].join('\n');
}

/**
 * SQL that a superuser runs once in the platform's database, and again for a new service: each service then has a login of its own, with which it
 * reaches only its own schemas. Logins get their passwords elsewhere.
 */
const loginsSql = [
  '-- Written by `npm run edge -w services/deploy` from the list of services. Repeatable.',
  'create extension if not exists pg_trgm schema public;',
  ...serviceNames.map(ofService),
  '',
].join('\n');

const indented = loginsSql.replaceAll(/^(?=.)/gm, '    ');

/** The SQL for both deployments, by path in this project. */
export const loginFiles: Readonly<Record<string, string>> = {
  'containers/postgres/10-logins.sql': loginsSql,
  'kubernetes/overlays/cloudnative-pg/logins.yaml': `apiVersion: v1
kind: ConfigMap
metadata: { name: database-logins }
data:
  logins.sql: |
${indented}`,
};

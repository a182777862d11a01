import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

const folder = resolve(__dirname, '../../observability');

export interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}

export interface Dashboard {
  uid: string;
  title: string;
  panels: { title: string; type: string; targets?: { expr: string }[] }[];
  templating: { list: { type: string; query: string }[] };
}

/** The rules of one file of Prometheus. */
export function readRules(file: string): Rule[] {
  const { groups } = parse(readFileSync(join(folder, file), 'utf8')) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

export function readDashboards(): Dashboard[] {
  return readdirSync(join(folder, 'dashboards')).map(
    (file) => JSON.parse(readFileSync(join(folder, 'dashboards', file), 'utf8')) as Dashboard,
  );
}

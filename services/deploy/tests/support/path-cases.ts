import { edgePaths, operations } from '@vidyapath/platform/edge-policy/paths';
import { neverPages } from '@vidyapath/platform-api/page-addresses';
import type { EdgeCase } from './edge-case';

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const json = { 'content-type': 'application/json' };

const ofServices = edgePaths.map(({ path }) => path.replace(':id', '1').replace(/\/$/, ''));
const kept: readonly string[] = operations;
const ofNoOwner = neverPages
  .map((name) => `/${name}`)
  .filter((path) => !ofServices.includes(path) && !kept.includes(path));

const around = (path: string): EdgeCase[] => [
  ...[path, `${path}/`, `${path}/nothing-here`, `${path}-beside`].map((one) => ({
    name: `GET ${one}`,
    path: one,
    headers: html,
  })),
  { name: `GET /${path}`, path: `/${path}`, headers: html },
  { name: `POST ${path}`, method: 'POST', path, headers: json, body: '{}' },
];

/** The borders between owners: each address of the policy alone, with a slash, and with an unknown part below and beside it. */
export const pathCases: readonly EdgeCase[] = [...ofServices, ...ofNoOwner].flatMap(around);

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteEntry } from '@vidyapath/platform-api/route-entry';
import type { Widenings } from '../edge-policy/widened-policies';
import type { Slices } from '../releases/slices';
import type { ListedSlices } from './listed-slices';
import type { ServerPageSources } from '../server-pages/sources';
import { preloadsOf } from './preloads';

/** The parts from which pages are composed. */
export interface FrontEnd {
  slices: Slices;
  /** Called with each fault of a slice's files. */
  warn: (text: string) => void;
  appName: string;
  /** Origins of remotes for a developer's tab; without any, the page does not name them. */
  remoteOrigins?: readonly string[];
  /** Address of a script that every page gets; only `npm run dev` has one. */
  devScript?: string;
  /** Addresses whose documents may use more than the others. */
  widenings?: Widenings;
  /** Without them no page has content before its scripts have run. */
  serverPages?: ServerPageSources;
}

/** The page for one route. */
export interface ShellPage {
  html: string;
  /** `'sha256-…'` of each inline script, for the content security policy. */
  scriptHashes: string[];
}

/** Composes the page for `route`, which preloads the files of the route, from the shell's `index.html` and the descriptions of the slices' builds. */
export async function composeShellPage(
  route: RouteEntry | undefined,
  { remotes }: ListedSlices,
  { slices, warn, appName, remoteOrigins = [], devScript }: FrontEnd,
): Promise<ShellPage> {
  let page = named(await readFile(join(await slices.stable('shell'), 'index.html'), 'utf8'), appName);
  if (remoteOrigins.length > 0)
    page = beforeHeadEnds(page, `<meta name="remote-overrides" content="${remoteOrigins.join(' ')}">`);
  if (devScript) page = beforeHeadEnds(page, `<script src="${devScript}" defer></script>`);
  const { links, hints } = await preloadsOf(slices, remotes, route, page, warn);
  return {
    html: beforeHeadEnds(beforeScripts(page, hints), links + listOf(remotes)),
    scriptHashes: inlineScripts(page).map(hashOf),
  };
}

/** `/remotes.json`, so that the shell knows all routes before it decides on the first. A block of data is no script to the policy. */
const listOf = (remotes: ListedSlices['remotes']): string =>
  `<script type="application/json" id="remotes">${JSON.stringify({ remotes }).replaceAll('<', '\\u003c')}</script>`;

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function named(html: string, appName: string): string {
  const name = appName.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/(<meta name="application-name" content=")[^"]*/, (_match, start: string) => `${start}${name}`);
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
}

/** Before the page's own script, which reads the addition. */
function beforeScripts(html: string, addition: string): string {
  return html.replace('<script', () => `${addition}<script`);
}

function beforeHeadEnds(html: string, addition: string): string {
  return html.replace('</head>', () => `${addition}</head>`);
}

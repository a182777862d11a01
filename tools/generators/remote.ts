import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { platformVersion } from '@vidyapath/platform-api/platform-api';
import { isNeverPage } from '@vidyapath/platform/edge-policy/paths';
import { routeAt } from '@vidyapath/platform/shell-routes';
import { OperatorError } from '../lib/operator-error';
import { sliceOf } from '../lib/projects.mjs';
import type { Draft } from './draft';
import { type PackageJson, readJson } from '../lib/read-json';
import { afterLast, alikeBlock, alikeDocument, replaced } from './edits';
import type { NewProject } from './new-arguments';
import { capitalized, pinsOf } from './words';

/** A project that the new one is installed and deployed like. */
const like = 'mf-learning';
const accessOf = { public: ["'site'", "'public'"], 'signed-in': ["'app'", 'roles'], staff: ["'app'", 'editorRoles'] };
/** The layout of those who are signed in has its own margins, the public pages draw theirs. */
const frames = {
  site: 'sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}',
  app: 'disableGutters sx={{ py: 4, minWidth: 0 }}',
};
const visitors = { public: 'everybody', 'signed-in': 'everybody who is signed in', staff: 'staff' };

export async function draftRemote(
  draft: Draft,
  { name, path = `/${name}`, access, title = capitalized(name), titleHi = `${title} पेज` }: NewProject,
) {
  const { root, edit } = draft;
  const project = `mf-${name}`;
  const id = sliceOf(project);
  const rename = (text: string) => text.replaceAll(like, project);
  if (existsSync(join(root, project))) throw new OperatorError(`${project} is there already.`);
  if (scopesOf(root).includes(`scope:${name}`))
    throw new OperatorError(`${name} is the name of something else; choose another.`);
  assertFree(path);
  const [layout, allowed] = accessOf[access];

  draft.template('remote', project, {
    project,
    id,
    path,
    title,
    titleHi,
    visitors: visitors[access],
    frame: access === 'public' ? frames.site : frames.app,
    range: `^${platformVersion}`,
    pin: pinsOf(draft, like),
  });
  draft.install(project, like);
  edit('shared-contracts/platform/remotes-manifest.ts', (text) =>
    replaced(text, /(remoteIds = \[[^[\]]*)\]/, `$1, '${id}']`),
  );
  edit('shared-contracts/platform/routes.ts', (text) =>
    afterLast(text, /^ {2}route\(/, `  route('${path}', '${id}', ${layout}, ${allowed}),`),
  );
  edit('shared-contracts/build/single-bundle-remotes.mjs', (text) =>
    afterLast(text, /^ {2}mf_\w+: /, `  ${id}: () => import('${project}/remote'),`),
  );
  edit(
    'compose.yaml',
    (text) => alikeBlock(text, new RegExp(`^ {2}${like}:$`), rename),
    (text) => alikeBlock(text, new RegExp(`^ {6}${like}: `), rename),
  );
  edit('services/deploy/kubernetes/base/slices.yaml', (text) =>
    alikeDocument(text, new RegExp(`^ {2}name: release-${like}$`, 'm'), rename),
  );
  edit('services/deploy/kubernetes/overlays/production/kustomization.yaml', (text) =>
    alikeBlock(text, new RegExp(`name: vidyapath/${like},`), rename),
  );
  edit('ARCHITECTURE.md', (text) =>
    afterLast(text, /^\| `mf-[a-z-]+\/` \|/, `| \`${project}/\` | ${title.toLowerCase()} | \`shared-contracts/*\` |`),
  );

  return {
    done: `${project} is there: ${visitors[access]} may open ${path}.`,
    next: [
      `npm start                                shows it at ${path}; npm run standalone -w ${project} shows it alone`,
      `cd ${project} && npx jest                   its tests`,
      `${project}/src/messages                     its words, in English and Hindi`,
      `shell/src/features/layout                if the sidebar is to lead to it`,
      `npm test                                 before it is handed in; then npm run release -- ${project}`,
    ],
  };
}

/** Tags by which lint tells the shell and the shared contracts from everybody: a slice of that name would count as one of them. */
function scopesOf(root: string) {
  const projects = ['shell', ...readdirSync(join(root, 'shared-contracts')).map((name) => `shared-contracts/${name}`)];
  const packages = projects.map((project) => join(root, project, 'package.json')).filter((file) => existsSync(file));
  return packages.flatMap((file) => readJson<PackageJson>(file).nx?.tags ?? []);
}

function assertFree(path: string) {
  const owner = routeAt(path)?.owner;
  if (owner)
    throw new OperatorError(`--path=${path} is taken: it is a screen of ${owner}. Choose another with --path=/….`);
  if (isNeverPage(path))
    throw new OperatorError(
      `--path=${path} cannot be a screen: what begins with /${path.split('/')[1]} is not the shell's. Choose another with --path=/….`,
    );
}

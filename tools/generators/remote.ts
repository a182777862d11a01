import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { editorRoles, roles, type Role } from '@vidyapath/http/roles';
import { platformVersion } from '@vidyapath/platform-api/platform-api';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import { composeScreens, routeAt } from '@vidyapath/platform-api/routes';
import { knownGroups, parseDescription } from '@vidyapath/platform-api/slice-description';
import { sliceFaults } from '@vidyapath/platform-api/slice-faults';
import { OperatorError } from '../lib/operator-error';
import { sliceOf, sliceProjects } from '../lib/projects';
import { codeownersFile, codeownersOf } from './codeowners';
import type { Draft } from './draft';
import { type PackageJson, readJson } from '../lib/read-json';
import { afterLast, alikeBlock, alikeDocument } from './edits';
import type { NewProject } from './new-arguments';
import { camel, capitalized, pascal, pinsOf } from './words';

/** The new project is deployed like this one. */
const like = 'mf-learning';
/** A project with forms and lists; a slice for a service's records gets the same packages. */
const likeRecords = 'mf-sales';
const accessOf = { public: 'public', 'signed-in': roles, staff: editorRoles } as const;
/** The layout of signed-in users has margins; public pages set their own. */
const frames = {
  site: 'sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}',
  app: 'disableGutters sx={{ py: 4, minWidth: 0 }}',
};
const visitors = { public: 'all visitors', 'signed-in': 'users who are signed in', staff: 'staff' };

export async function draftRemote(
  draft: Draft,
  { name, path = `/${name}`, access, title = capitalized(name), titleHi = `${title} पेज`, service }: NewProject,
) {
  const { root, edit } = draft;
  const project = `mf-${name}`;
  const id = sliceOf(project) as RemoteId;
  const rename = (text: string) => text.replaceAll(like, project);
  if (existsSync(join(root, project))) throw new OperatorError(`${project} already exists.`);
  if (scopesOf(root).includes(`scope:${name}`))
    throw new OperatorError(`${name} is the name of something else; choose another.`);
  const slice = describe({ path, access: accessOf[access], title: { en: title, hi: titleHi } });
  assertFree(root, slice);
  if (service !== undefined) assertMade(root, service);

  const installed = service === undefined ? like : likeRecords;
  const values = {
    project,
    ...(service !== undefined && { Service: pascal(service), serviceId: camel(service) }),
    service,
    id,
    path,
    title,
    titleHi,
    slice: JSON.stringify(slice, null, 2),
    visitors: visitors[access],
    frame: access === 'public' ? frames.site : frames.app,
    range: `^${platformVersion}`,
    pin: pinsOf(draft, installed),
  };
  draft.template('remote', project, values);
  if (service !== undefined) {
    draft.remove(`${project}/src/features/home`);
    draft.template('remote-records', project, values);
  }
  draft.install(project, installed);
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
  edit(codeownersFile, () => codeownersOf(root, project));
  edit('ARCHITECTURE.md', (text) =>
    afterLast(text, /^mf-[a-z-]+\/ {2,}/, `${`${project}/`.padEnd(20)} ${title.toLowerCase()}`),
  );

  return {
    done: `${project} is created: ${visitors[access]} may open ${path}.`,
    next: [
      `npm start                                shows it at ${path}; npm run standalone -w ${project} shows it alone`,
      `cd ${project} && npx jest                   its tests`,
      `${project}/src/messages                     its words, in English and Hindi`,
      `${project}/slice.json                    its routes, and its links in the sidebar`,
      `npm test                                 before it is handed in; then npm run release -- ${project}`,
    ],
  };
}

/** The entries must be those of a service that this command made. */
function assertMade(root: string, service: string) {
  if (!existsSync(join(root, 'services', service, 'src/modules/entries/entries.routes.ts')))
    throw new OperatorError(
      `--service takes a service that npm run new made and that still has its entries; services/${service} has none.`,
    );
}

/** Tags by which lint distinguishes the shell and the shared contracts from slices: a slice with such a name would count as one of these. */
function scopesOf(root: string) {
  const projects = ['shell', ...readdirSync(join(root, 'shared-contracts')).map((name) => `shared-contracts/${name}`)];
  const packages = projects.map((project) => join(root, project, 'package.json')).filter((file) => existsSync(file));
  return packages.flatMap((file) => readJson<PackageJson>(file).nx?.tags ?? []);
}

interface Screen {
  path: string;
  access: 'public' | readonly Role[];
  title: { en: string; hi: string };
}

/** A public screen gets no link; other screens are in the sidebar, in their own group until the team chooses another. */
function describe({ path, access, title }: Screen) {
  const isPublic = access === 'public';
  const name = /^\/([a-z]+(?:-[a-z]+)*)(?:\/|$)/.exec(path)?.[1] ?? 'further';
  return {
    routes: [{ path, access, layout: isPublic ? 'site' : 'app', title }],
    navigation: isPublic ? [] : [{ group: name, label: title, to: path, order: 100 }],
    groups: isPublic || isKnown(name) ? [] : [{ name, label: title, order: 100 }],
  };
}

const isKnown = (name: string) => knownGroups.some((known) => known === name);

function assertFree(root: string, slice: ReturnType<typeof describe>) {
  const path = slice.routes[0]?.path;
  const [fault] = sliceFaults(slice);
  if (fault) throw new OperatorError(`--path=${path} cannot be a screen: ${fault}. Choose another with --path=/….`);
  const others = sliceProjects(root)
    .filter((project) => existsSync(join(root, project, 'slice.json')))
    .map(
      (project) =>
        [sliceOf(project) as RemoteId, parseDescription(readJson(join(root, project, 'slice.json')))] as const,
    );
  const owner = path && routeAt(composeScreens(others).routes, path)?.owner;
  if (owner)
    throw new OperatorError(`--path=${path} is taken: it is a screen of ${owner}. Choose another with --path=/….`);
}

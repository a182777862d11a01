import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { servicesIn, sliceProjects } from '../lib/projects';

/** Features of the shell that other features of it import, with these others: it is one project of one team, and its layout shows all of them. */
const usersInShell: Record<string, readonly string[]> = {
  i18n: ['notifications'],
  layout: ['notifications', 'search', 'tasks'],
  theme: ['layout', 'navigation'],
  notifications: ['layout'],
  search: ['layout'],
  tasks: ['layout'],
  navigation: ['layout'],
  remotes: ['navigation'],
  session: ['layout'],
};

/**
 * Zones for `import-x/no-restricted-paths`: `app → features → lib` in a front end, `app → modules → lib` in a service, no
 * import between features, and of another module only its door `modules/<name>/<name>.ts`.
 * @param root top folder of the project
 * @param assembly the part that composes a project: a front end's folder app/, a service's app.ts
 */
export function importZones(root: string, assembly = ['app', 'app.ts', 'server.ts']) {
  const frontEnds = sliceProjects(root).flatMap((project) => zonesOf(root, project, 'features', assembly));
  const services = servicesIn(root).flatMap((name) => zonesOf(root, `services/${name}`, 'modules', assembly));
  return [...frontEnds, ...services, kitZone(root)];
}

/** Inside the kit: parts for some services are made of what all services share, never the reverse. */
function kitZone(root: string) {
  const source = join(root, 'services/kit/src');
  const shared = readdirSync(source).filter((name) => name !== 'domain');
  return {
    target: shared.map((name) => join(source, name)),
    from: join(source, 'domain'),
    message: 'domain/ is for some services: what all services share imports none of it.',
  };
}

function zonesOf(root: string, project: string, kind: 'features' | 'modules', assembly: readonly string[]) {
  const source = join(root, project, 'src');
  const parts = join(source, kind);
  const names = existsSync(parts)
    ? readdirSync(parts, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : [];
  const assembled = assembly.map((name) => join(source, name));
  const layers = [
    {
      target: join(source, 'lib'),
      from: [...assembled, join(source, 'components'), parts],
      message: `lib/ is what ${kind} are made of; it imports none of them.`,
    },
    {
      target: join(source, 'components'),
      from: [...assembled, parts],
      message: `components/ serve several ${kind} and import none of them.`,
    },
    { target: parts, from: assembled, message: `The app puts the ${kind} together; none of them imports it.` },
  ];
  const users = project === 'shell' ? usersInShell : {};
  const others = names.map((name) =>
    kind === 'modules' ? behindDoor(parts, name) : neighbours(parts, name, users[name]),
  );
  return [...layers, ...others].filter(({ target }) => target.length > 0);
}

function behindDoor(parts: string, name: string) {
  return {
    ...neighbours(parts, name),
    except: [`./${name}.ts`],
    message: `Of another module only its door is imported: ${name}/${name}.ts.`,
  };
}

function neighbours(parts: string, name: string, users: readonly string[] = []) {
  const others = readdirSync(parts, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== name && !users.includes(entry.name),
  );
  return {
    target: others.map((other) => join(parts, other.name)),
    from: join(parts, name),
    message: `${name} is closed to its neighbours: what both need belongs to lib/, or tools/lint/import-zones.ts lists who uses it.`,
  };
}

import { OperatorError } from '../lib/operator-error';

export interface NewProject {
  kind: 'remote' | 'service';
  name: string;
  path?: string;
  title?: string;
  titleHi?: string;
  access: 'public' | 'signed-in' | 'staff';
  /** Only for a remote: a service made by this command; the remote's screen lists and adds its entries. */
  service?: string;
}

const usage =
  'npm run new -- remote <name> [--path=/…] [--title=…] [--title-hi=…] [--access=public|signed-in|staff] [--service=<name>], or npm run new -- service <name>';
const options = ['path', 'title', 'title-hi', 'access', 'service'];
const nameMax = 30;

/** Parses the command line; conflicts with the project are checked later. */
export function readNewArguments(args: string[]): NewProject {
  const [kind, name, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const given = Object.fromEntries(args.filter((arg) => arg.startsWith('--')).map((arg) => readOption(arg, kind)));
  if (kind !== 'remote' && kind !== 'service')
    throw new OperatorError(`Say remote or service: ${usage}. Got ${kind ? JSON.stringify(kind) : 'nothing'}.`);
  if (more.length > 0)
    throw new OperatorError(`One name at a time: ${usage}. Got ${JSON.stringify(more.join(' '))} too.`);
  const { path, title, service, access = service === undefined ? 'signed-in' : 'staff' } = given;
  if (path !== undefined && !/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path))
    throw new OperatorError(
      `--path takes an address of lower-case words such as /reports/weekly, got ${JSON.stringify(path)}.`,
    );
  if (!['public', 'signed-in', 'staff'].includes(access))
    throw new OperatorError(`--access takes public, signed-in or staff, got ${JSON.stringify(access)}.`);
  if (service !== undefined && access !== 'staff')
    throw new OperatorError(`The entries of a service are for staff: leave --access out, or take --access=staff.`);
  const titles = [title, given['title-hi']].filter((text) => text !== undefined);
  if (titles.some((text) => text.trim() === '' || /[\p{Cc}'\\{}]/u.test(text)))
    throw new OperatorError('--title and --title-hi take words without quotation marks, backslashes or braces.');
  return {
    kind,
    name: readName(kind, name),
    path,
    title,
    titleHi: given['title-hi'],
    access: access as NewProject['access'],
    ...(service !== undefined && { service: readName('service', service) }),
  };
}

function readOption(arg: string, kind: string | undefined): [string, string] {
  const [, name = '', value = ''] = /^--([a-z-]+)=(.*)$/u.exec(arg) ?? [];
  if (kind === 'service' || !options.includes(name))
    throw new OperatorError(`Unknown option ${JSON.stringify(arg)}: ${usage}.`);
  return [name, value];
}

function readName(kind: string, given: string | undefined = '') {
  const name = kind === 'remote' ? given.replace(/^mf-/, '') : given;
  if (/^[a-z]+(-[a-z]+)*$/.test(name) && name.length <= nameMax) return name;
  throw new OperatorError(
    `The name of a ${kind} is lower-case letters, words joined by hyphens, ${nameMax} at most, such as live-classes. Got ${given ? JSON.stringify(given) : 'nothing'}.`,
  );
}

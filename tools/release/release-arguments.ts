import { OperatorError } from '../lib/operator-error';
import { sliceProjects } from '../lib/projects';

/** Arguments of `npm run release --`. */
export function readRelease(root: string, args: string[]) {
  const { project, options } = readSlice(root, args, ['--percent', '--force']);
  const { '--percent': share = '100', '--force': force } = options;
  if (force !== undefined && !/^\S/.test(force))
    throw new OperatorError('--force takes the reason, such as --force="the old version is worse", got nothing.');
  const percent = /^\d{1,3}$/.test(share) ? Number(share) : 0;
  if (percent < 1 || percent > 100)
    throw new OperatorError(
      `--percent takes a whole number from 1 to 100, such as --percent=10, got ${share ? JSON.stringify(share) : 'nothing'}.`,
    );
  if (project === 'shell' && percent < 100)
    throw new OperatorError('The shell is released to all visitors at once: --percent is for the other slices.');
  return { project, percent, force };
}

/** Arguments of `npm run rollback --`. */
export const readRollback = (root: string, args: string[]) => readSlice(root, args, []);

/** @param known options, each with `=` and a value */
function readSlice(
  root: string,
  args: string[],
  known: readonly string[],
): { project: string; options: Record<string, string | undefined> } {
  const [name = '', ...more] = args.filter((arg) => !arg.startsWith('-'));
  const project = name.replaceAll('_', '-');
  const projects = sliceProjects(root);
  if (!projects.includes(project))
    throw new OperatorError(`Name a slice: ${projects.join(', ')}. Got ${name ? JSON.stringify(name) : 'nothing'}.`);
  if (more.length > 0)
    throw new OperatorError(`One slice at a time: got ${JSON.stringify(more.join(' '))} and ${project}.`);
  const options: Record<string, string | undefined> = {};
  for (const arg of args.filter((one) => one.startsWith('-'))) {
    const [, option = arg, value = ''] = /^(--[a-z]+)(?:=(.*))?$/s.exec(arg) ?? [];
    if (!known.includes(option))
      throw new OperatorError(
        `Unknown option ${JSON.stringify(arg)}: ${known.length > 0 ? `it takes ${known.map((one) => `${one}=…`).join(' and ')}` : 'it takes none'}.`,
      );
    if (option in options) throw new OperatorError(`${option} is given twice.`);
    options[option] = value;
  }
  return { project, options };
}

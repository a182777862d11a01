import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markInstalled } from '../cli/install/installed.mjs';
import { OperatorError } from '../lib/operator-error';
import { root as projectRoot } from '../lib/paths';
import type { PackageJson } from '../lib/read-json';
import { addToLock } from './lock-file';

const templates = join(projectRoot, 'tools/generators/templates');

export type Draft = Awaited<ReturnType<typeof createDraft>>;

/** The changes of a new project, kept in memory until all are checked. */
export async function createDraft(root: string) {
  // They take a second to load, and wrong arguments are reported earlier.
  const [{ generateFiles }, { FsTree }] = await Promise.all([
    import('@nx/devkit'),
    import('nx/src/generators/tree.js'),
  ]);
  const tree = new FsTree(root, false);
  const before = new Map<string, Buffer | undefined>();
  const made: string[] = [];
  const finishing: (() => Promise<void>)[] = [];

  const keep = (file: string) => {
    const path = join(root, file);
    if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path) : undefined);
  };

  const read = (file: string) => tree.read(file, 'utf8') ?? '';
  const edit = (file: string, ...changes: ((text: string) => string)[]) => {
    try {
      tree.write(
        file,
        changes.reduce((text, change) => change(text), read(file)),
      );
    } catch (error) {
      throw new OperatorError(
        `${file} cannot be added to: ${error instanceof Error ? error.message : String(error)}. Nothing was made.`,
      );
    }
  };

  return {
    root,
    read,
    edit,
    /** @param name of the templates' folder */
    template: (name: string, target: string, values: Record<string, unknown>) =>
      generateFiles(tree, join(templates, name), target, { ...values }),
    remove: (path: string) => tree.delete(path),
    /** Adds the project to npm's workspaces without npm: it gets the packages of a similar project. */
    install(project: string, like: string) {
      const { name } = JSON.parse(read(`${project}/package.json`)) as PackageJson;
      const nested = addToLock({ read, edit }, project, like);
      made.push(join(root, project), join(root, 'node_modules', name));
      finishing.push(async () => {
        // The link of a deleted project may still exist.
        rmSync(join(root, 'node_modules', name), { force: true });
        symlinkSync(join('../..', project), join(root, 'node_modules', name));
        const programs =
          nested.length > 0 && existsSync(join(root, like, 'node_modules/.bin')) ? ['node_modules/.bin'] : [];
        for (const path of [...nested, ...programs])
          cpSync(join(root, like, path), join(root, project, path), { recursive: true, verbatimSymlinks: true });
        markInstalled(root);
      });
    },
    /** Steps that run programs, after the other changes. */
    finish(files: readonly string[], run: () => Promise<void>) {
      files.forEach(keep);
      finishing.push(run);
    },
    async apply() {
      const changes = tree.listChanges();
      for (const { path } of changes) keep(path);
      for (const { path, content } of changes) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), await formatted(root, path, content));
      }
      for (const step of finishing) await step();
    },
    /** Restores all files. */
    undo() {
      for (const path of made) rmSync(path, { recursive: true, force: true });
      for (const [file, content] of before) {
        if (content === undefined) rmSync(join(root, file), { force: true });
        else writeFileSync(join(root, file), content);
      }
    },
  };
}

/**
 * Formats the text like `npm run format`.
 * @param path of the file, relative to `root`
 */
async function formatted(root: string, path: string, content: Buffer | null) {
  if (!content || !/\.(tsx?|[cm]js)$/.test(path)) return content ?? '';
  const { format, resolveConfig } = await import('prettier');
  return format(content.toString(), { ...(await resolveConfig(join(root, path))), filepath: path });
}

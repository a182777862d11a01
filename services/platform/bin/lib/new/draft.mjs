import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateFiles } from '@nx/devkit';
import { FsTree } from 'nx/src/generators/tree.js';
import { format, resolveConfig } from 'prettier';
import { markInstalled } from '../installed.mjs';
import { OperatorError } from '../operator-error.mjs';
import { addToLock } from './lock-file.mjs';

const templates = join(import.meta.dirname, 'templates');

/** @typedef {ReturnType<typeof createDraft>} Draft */

/** What a new project changes, held in memory until all of it is known to fit. @param {string} root */
export function createDraft(root) {
  const tree = new FsTree(root, false);
  /** @type {Map<string, Buffer | undefined>} */
  const before = new Map();
  /** @type {string[]} */
  const made = [];
  /** @type {(() => Promise<void>)[]} */
  const finishing = [];

  /** @param {string} file */
  const keep = (file) => {
    const path = join(root, file);
    if (!before.has(file)) before.set(file, existsSync(path) ? readFileSync(path) : undefined);
  };

  return {
    root,
    /** @param {string} file */
    read: (file) => tree.read(file, 'utf8') ?? '',
    /** @param {string} name of the folder of templates @param {string} target @param {Record<string, unknown>} values */
    template: (name, target, values) => generateFiles(tree, join(templates, name), target, { ...values }),
    /** @param {string} file @param {...(text: string) => string} changes */
    edit(file, ...changes) {
      try {
        tree.write(
          file,
          changes.reduce((text, change) => change(text), tree.read(file, 'utf8') ?? ''),
        );
      } catch (error) {
        throw new OperatorError(
          `${file} cannot be added to: ${error instanceof Error ? error.message : String(error)}. Nothing was made.`,
        );
      }
    },
    /** Makes the project one of npm's workspaces, without asking npm: its packages are those of a project that is like it. @param {string} project @param {string} like */
    install(project, like) {
      const { name } = JSON.parse(tree.read(`${project}/package.json`, 'utf8') ?? '{}');
      const nested = addToLock(this, project, like);
      made.push(join(root, project), join(root, 'node_modules', name));
      finishing.push(async () => {
        // One of a project that was thrown away may still be there.
        rmSync(join(root, 'node_modules', name), { force: true });
        symlinkSync(join('../..', project), join(root, 'node_modules', name));
        const programs =
          nested.length > 0 && existsSync(join(root, like, 'node_modules/.bin')) ? ['node_modules/.bin'] : [];
        for (const path of [...nested, ...programs])
          cpSync(join(root, like, path), join(root, project, path), { recursive: true, verbatimSymlinks: true });
        markInstalled(root);
      });
    },
    /** What only a program can write, after the rest. @param {readonly string[]} files @param {() => Promise<void>} run */
    finish(files, run) {
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
    /** Leaves everything as it was. */
    undo() {
      for (const path of made) rmSync(path, { recursive: true, force: true });
      for (const [file, content] of before) {
        if (content === undefined) rmSync(join(root, file), { force: true });
        else writeFileSync(join(root, file), content);
      }
    },
  };
}

/** As `npm run format` writes it. @param {string} root @param {string} path of the file from there @param {Buffer | null} content */
async function formatted(root, path, content) {
  if (!content || !/\.(tsx?|[cm]js)$/.test(path)) return content ?? '';
  return format(content.toString(), { ...(await resolveConfig(join(root, path))), filepath: path });
}

import * as v from 'valibot';

const file = v.pipe(v.string(), v.regex(/^[\w@.~-]+\.js$/));

const ChunkListSchema = v.object({
  /** By the chunk's name: its files, and the shared modules that it imports. */
  chunks: v.record(v.string(), v.object({ files: v.array(file), shared: v.array(v.string()) })),
  /** Of the shell only: the files of each module that it provides. */
  shared: v.record(v.string(), v.array(file)),
  /** By a route's pattern: the first request of its screen, without a login and without a query in the address. */
  data: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^\/api\/[\w./?&=-]*$/)))),
});
/** `chunks.json` of a slice's build: the files that a page can preload before any script runs. */
export type ChunkList = v.InferOutput<typeof ChunkListSchema>;

/** @throws {v.ValiError} naming the first member that is wrong */
export function parseChunkList(input: unknown): ChunkList {
  return v.parse(ChunkListSchema, input);
}

/**
 * Names of chunks that belong to a route, as a slice gives them to its imports (`webpackChunkName`) and the page's preloads look for them:
 * `screen-course-available-course` is the screen at `/course/available-course`, and `screens-course` is needed by all below `/course`.
 * Where a list and one of its records have screens, `screen-orders` is that at `/orders` and `screen-orders-one` that at `/orders/:orderId`.
 * @param path pattern of a route
 * @param names of all chunks of the slice
 */
export function isChunkOfScreen(name: string, path: string, names: readonly string[] = []): boolean {
  const screen = nameOf(path);
  const one = `screen-${screen}-one`;
  if (name === (/\/:[^/]+$/.test(path) && names.includes(one) ? one : `screen-${screen}`)) return true;
  const group = /^screens-(.+)$/.exec(name)?.[1];
  return group !== undefined && (screen === group || screen.startsWith(`${group}-`));
}

function nameOf(path: string): string {
  const words = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  return words.join('-').toLowerCase() || 'home';
}

import { releaseNameOf } from '@vidyapath/http/release-name';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

/** A release that this percent of the visitors get instead of the present one. */
export interface ReleaseShare {
  version: string;
  percent: number;
}

/** The releases of a slice that visitors get. */
export interface ServedSlice {
  present?: string;
  share?: ReleaseShare;
}

/** Undefined while the list was never read. */
export type ServedReleases = (slice: string) => Promise<ServedSlice | undefined>;

export const releasesIn = ({ present, share }: ServedSlice): string[] =>
  [present, share?.version].filter((version) => version !== undefined);

const files = {
  version: Type.Optional(Type.String()),
  manifest: Type.String(),
  preload: Type.Optional(Type.Array(Type.String())),
};
const ListSchema = Type.Object({
  remotes: Type.Record(
    Type.String(),
    Type.Object({ ...files, candidate: Type.Optional(Type.Object({ ...files, percent: Type.Integer() })) }),
  ),
});

const readAgainAfterMs = 5_000;
const readWithinMs = 2_000;

/** As `/remotes.json` of the pages has them. Many reports at once read it once; while it cannot be read, the last list counts. */
export function createServedReleases(pages: ServiceLink): ServedReleases {
  let list: Map<string, ServedSlice> | undefined;
  let reading: Promise<void> | undefined;
  let readAt = -Infinity;
  const read = async (): Promise<void> => {
    readAt = performance.now();
    list = await readList(pages).catch(() => list);
  };
  return async (slice) => {
    if (performance.now() - readAt > readAgainAfterMs) reading = read();
    await reading;
    return list && (list.get(slice) ?? {});
  };
}

async function readList(pages: ServiceLink): Promise<Map<string, ServedSlice>> {
  const signal = AbortSignal.timeout(readWithinMs);
  const answer = await pages.send(new Request(new URL('/remotes.json', pages.baseUrl), { signal }));
  const { remotes } = Value.Parse(ListSchema, await answer.json());
  const named = Object.entries(remotes).map(([slice, { candidate, ...stable }]): [string, ServedSlice] => [
    slice,
    {
      present: releaseNameOf(stable),
      ...(candidate && { share: { version: releaseNameOf(candidate), percent: candidate.percent } }),
    },
  ]);
  return new Map(named);
}

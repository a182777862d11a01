import { servicePaths } from '@vidyapath/http/service-paths';
import { type EndedShare, EndedShareSchema } from '@vidyapath/http/release-shares';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Rollout, SliceRollout } from './rollout';
import type { Slices } from './slices';

const ListSchema = Type.Array(EndedShareSchema);
const readAgainAfterMs = 5_000;
const readWithinMs = 2_000;

/** The slices without the shares of visitors that support has ended. Support is asked while a slice has a share; when it does not answer, its last answer counts. */
export function withoutEndedShares(slices: Slices, support: ServiceLink, warn: (text: string) => void): Slices {
  let ended: readonly EndedShare[] = [];
  let first: Promise<void> | undefined;
  let readAt = -Infinity;
  const read = async (): Promise<void> => {
    readAt = performance.now();
    try {
      ended = await readEnded(support);
    } catch (error) {
      warn(`Support was not asked for shares that have ended: ${(error as Error).message}`);
    }
  };
  const rollout = async (): Promise<Rollout> => {
    const known = await slices.rollout();
    if (!Object.values(known.slices).some(({ candidate }) => candidate)) return known;
    if (performance.now() - readAt > readAgainAfterMs) {
      const reading = read();
      first ??= reading;
    }
    // Later answers come in the background: no page waits for support.
    await first;
    const left = Object.entries(known.slices).map(([slice, state]) => [slice, withoutEnded(slice, state, ended)]);
    return { slices: Object.fromEntries(left) as Rollout['slices'] };
  };
  return {
    ...slices,
    rollout,
    stamp: async () => [await slices.stamp(), JSON.stringify(await rollout())].join(),
  };
}

function withoutEnded(slice: string, state: SliceRollout, ended: readonly EndedShare[]): SliceRollout {
  const { candidate, ...present } = state;
  const hasEnded = ended.some(
    (share) => share.slice === slice && share.version === candidate?.version && share.percent === candidate.percent,
  );
  return hasEnded ? present : state;
}

async function readEnded(support: ServiceLink): Promise<EndedShare[]> {
  const signal = AbortSignal.timeout(readWithinMs);
  const answer = await support.send(new Request(new URL(servicePaths.endedShares, support.baseUrl), { signal }));
  if (!answer.ok) throw new Error(`it answered ${answer.status}`);
  return Value.Parse(ListSchema, await answer.json());
}

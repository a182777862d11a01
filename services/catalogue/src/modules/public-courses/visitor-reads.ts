import type { FastifyRequest } from 'fastify';
import type { CatalogueContext } from '../../context';
import type { CourseReads } from '../../lib/lists/course-reads';
import type { Viewer } from '../../lib/http/viewer';

/** Visitors without a token read from the replica, if there is one; signed-in users read their own writes from the primary. */
export function readFor<Result>(
  { reads, replica }: CatalogueContext,
  viewer: Viewer,
  read: (from: CourseReads) => Promise<Result>,
): Promise<Result> {
  if (viewer || !replica) return read(reads);
  return replica.state.read(
    () => read(replica.reads),
    () => read(reads),
  );
}

/** A search; `partial` when near matches are left out because too many people search: such an answer is not cached. */
export async function searchFor<Found>(
  ctx: CatalogueContext,
  request: FastifyRequest & { user: Viewer },
  search: (from: CourseReads) => Promise<{ found: Found; partial: boolean }>,
): Promise<Found> {
  const { found, partial } = await readFor(ctx, request.user, search);
  if (partial) request.contentVersion = undefined;
  return found;
}

import type { Knex } from 'knex';
import type { ModulePlaces } from './outline-moves.policy';

/** Gives the course's modules and videos the positions 1, 2, 3, … of this order; rows that have theirs are left alone. */
export async function storeOrder(trx: Knex.Transaction, order: readonly ModulePlaces[]): Promise<void> {
  const videos = order.flatMap(({ id, videos }) =>
    videos.map((video, at) => ({ video, module: id, position: at + 1 })),
  );
  await trx.raw(
    `update course_modules m set sequence_no = p.position, updated_at = now()
     from unnest(?::integer[]) with ordinality p (id, position)
     where m.module_id = p.id and m.sequence_no <> p.position`,
    [order.map(({ id }) => id)],
  );
  await trx.raw(
    `update module_videos v set module_id = p.module, sequence_no = p.position, updated_at = now()
     from unnest(?::integer[], ?::integer[], ?::integer[]) p (id, module, position)
     where v.video_id = p.id and (v.module_id, v.sequence_no) <> (p.module, p.position)`,
    [videos.map(({ video }) => video), videos.map(({ module }) => module), videos.map(({ position }) => position)],
  );
}

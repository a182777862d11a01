import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { addGauge } from '@vidyapath/service-kit/telemetry/metrics';
import type { MediaContext } from '../../context';
import { roomUsed } from '../room/room';
import { lessonRoomRoutes } from './lesson-room.routes';
import { uploadsRoutes } from './uploads.routes';
import { expireUploads } from './uploads.service';

const expiryEveryMs = 10 * 60_000;
const roomEveryMs = 60_000;

/** Files of lessons on their way in. */
export async function registerUploads(app: TypedApp, ctx: MediaContext): Promise<void> {
  await app.register(uploadsRoutes, ctx);
  lessonRoomRoutes(app, ctx);
  const showRoom = addGauge(app, {
    name: 'lesson_room_used_ratio',
    help: 'The part of the room for lessons that is taken, from 0 to 1.',
    labels: [],
    aggregator: 'max',
  });
  startHousekeeping(app, [
    { name: 'media-uploads', everyMs: expiryEveryMs, run: () => expireUploads(ctx) },
    { name: 'lesson-room', everyMs: roomEveryMs, run: async () => showRoom({}, await roomUsed(ctx)) },
  ]);
}

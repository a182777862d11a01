import { limits } from '@vidyapath/http/limits';
import { listenTo } from '@vidyapath/service-kit/database/listen-to';
import { closingEvent } from '@vidyapath/service-kit/process/graceful-close';
import { addGauge } from '@vidyapath/service-kit/telemetry/metrics';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { SupportContext } from '../../../context';
import { countUnreadOf, unreadChannel } from '../notifications.repository';
import { createStreamHub } from './stream-hub';
import { streamRoutes } from './stream.routes';

/** A revocation is known after 3.5 s at most; streams of that session end at the next check after it. */
const lookEveryMs = 1_000;
/** Shorter than the idle timeouts of proxies. */
const beatEveryMs = 20_000;

/** The streams of unread counts, from the time that the server is ready until it begins to close. */
export function startStreams(app: TypedApp, { db, revocations, now }: SupportContext): void {
  const { streamsPerPersonMax: perPersonMax, streamsMax: max } = limits.notifications;
  const hub = createStreamHub({
    revocations,
    countUnreadOf: (userIds) => countUnreadOf(db, userIds),
    now: () => now().getTime(),
    perPersonMax,
    max,
  });
  const show = addGauge(app, { name: 'notification_streams', help: 'Open streams of unread counts.', labels: [] });
  const timers = [
    setInterval(() => {
      show({}, hub.size());
      void hub.endOver();
    }, lookEveryMs).unref(),
    setInterval(() => hub.beat(), beatEveryMs).unref(),
  ];
  listenTo(app, db, {
    channel: unreadChannel,
    onMessage: (userId) => hub.changed(Number(userId)),
    onConnected: () => hub.changed('everybody'),
  });
  const close = (): void => {
    timers.forEach(clearInterval);
    hub.close();
  };
  app.server.once(closingEvent, close);
  app.addHook('onClose', async () => close());
  streamRoutes(app, hub);
}

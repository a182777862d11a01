import type { Database } from '@vidyapath/service-kit/database/database';
import { createJobs, type Jobs } from '@vidyapath/service-kit/jobs/jobs';
import type { FastifyInstance } from 'fastify';
import type { Hostile } from './modules/control/settings.schema';
import { postWebhook, type SendWebhook } from './modules/webhooks/send-webhook';

/** Webhooks go to a function of this process, or to an address. With null none are made and no jobs run: another simulator on this database does its own. */
export type GatewaySimulatorOptions = SimulatorSettings &
  ({ sendWebhook: SendWebhook | null } | { webhookUrl: string });

interface SimulatorSettings {
  /** A pool in the simulator's schema, migrated. The caller destroys it. */
  db: Database;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Its path for browsers and clients; {@link defaultPath} by default. */
  publicPath?: string;
  now?: () => Date;
  /** The hostile settings until `/control` changes them. */
  hostile?: Hostile;
}

export const defaultPath = '/gateway-simulator';

/** What the simulator's modules work with. */
export interface SimulatorContext extends Pick<
  SimulatorSettings,
  'db' | 'keyId' | 'keySecret' | 'webhookSecret' | 'hostile'
> {
  now: () => Date;
  jobs: Jobs;
  /** Null: no webhooks. */
  sendWebhook: SendWebhook | null;
}

export function createContext(app: FastifyInstance, options: GatewaySimulatorOptions): SimulatorContext {
  const { db, keyId, keySecret, webhookSecret, hostile, now = () => new Date() } = options;
  const sendWebhook = 'sendWebhook' in options ? options.sendWebhook : postWebhook(options.webhookUrl);
  const jobs = createJobs(app, { db, now });
  return {
    db,
    now,
    jobs: sendWebhook ? jobs : { ...jobs, handle: () => undefined },
    keyId,
    keySecret,
    webhookSecret,
    sendWebhook,
    ...(hostile && { hostile }),
  };
}

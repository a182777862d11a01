import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { connectionConfig, type Database, optionsOfDatabase } from './database';
import { sqlIdentifier } from './sql-identifier';

export interface Listening {
  /** Channels belong to the whole database, so the name begins with that of the service. */
  channel: string;
  onMessage: (payload: string) => void;
  /** Called at each connection: messages between two connections are lost. */
  onConnected: () => void;
}

const reconnectAfterMs = 1_000;
/** A query at this interval detects a dead connection. */
const checkEveryMs = 30_000;

/** Listens over a separate connection while `app` is open, and connects again when that ends. */
export function listenTo(app: FastifyInstance, db: Database, { channel, onMessage, onConnected }: Listening): void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();

  const listenOnce = async (): Promise<void> => {
    const options = optionsOfDatabase(db);
    const client = new pg.Client(connectionConfig({ ...options, name: `vidyapath-${options.schema}-listens` }));
    const ended = new AbortController();
    client.on('error', () => ended.abort());
    client.on('end', () => ended.abort());
    client.on('notification', ({ payload = '' }) => onMessage(payload));
    const stopped = AbortSignal.any([signal, ended.signal]);
    try {
      await client.connect();
      await client.query(`listen ${sqlIdentifier(channel)}`);
      onConnected();
      while (!stopped.aborted) {
        await pause(checkEveryMs, undefined, { signal: stopped, ref: false }).catch(() => undefined);
        if (!stopped.aborted) await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) =>
        app.log.warn({ err: error, channel }, 'listening to a channel failed'),
      );
      await pause(reconnectAfterMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  app.addHook('onReady', async () => {
    running = listen();
  });
  app.addHook('onClose', async () => {
    stopping.abort();
    await running;
  });
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { connectionConfig, type Database, optionsOfDatabase } from './database';
import { sqlIdentifier } from './sql-identifier';

export interface Listening {
  /** Belongs to the whole database, so it begins with the name of the service. */
  channel: string;
  onMessage: (payload: string) => void;
  /** At the first connection and at each later one: messages of between are lost. */
  onConnected: () => void;
}

const againAfterMs = 1_000;
/** A connection that died without a word is noticed by this. */
const lookEveryMs = 30_000;

/** Listens over one connection of its own from the time that `app` is ready until it closes, and connects again when that ends. */
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
    const over = AbortSignal.any([signal, ended.signal]);
    try {
      await client.connect();
      await client.query(`listen ${sqlIdentifier(channel)}`);
      onConnected();
      while (!over.aborted) {
        await pause(lookEveryMs, undefined, { signal: over, ref: false }).catch(() => undefined);
        if (!over.aborted) await client.query('select 1');
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const listen = async (): Promise<void> => {
    while (!signal.aborted) {
      await listenOnce().catch((error: unknown) =>
        app.log.warn({ err: error, channel }, 'a channel is not listened to'),
      );
      await pause(againAfterMs, undefined, { signal, ref: false }).catch(() => undefined);
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

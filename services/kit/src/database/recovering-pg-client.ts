/// <reference path="./knex-postgres.d.ts" />
import PgClient, { type RawConnection } from 'knex/lib/dialects/postgres/index.js';

const brokenCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '25P03',
  '25P04',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
]);
const brokenMessages = /^Query read timeout|^Connection terminated|not queryable/;

/**
 * pg keeps a connection in use after a query timeout, so that the next query, or the ROLLBACK, waits behind it;
 * and knex notices that the server ended a connection only after it is used again. Closing it at the error
 * lets the next queries fail at once, and the pool replaces it.
 */
export class RecoveringPgClient extends PgClient {
  override async _query(connection: RawConnection, query: object): Promise<object> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      if (error instanceof Error && isBroken(error)) {
        connection.__knex__disposed = error;
        connection.connection.stream.destroy();
      }
      throw error;
    }
  }
}

function isBroken({ code = '', message }: Error & { code?: string }): boolean {
  return brokenCodes.has(code) || code.startsWith('08') || brokenMessages.test(message);
}

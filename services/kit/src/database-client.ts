/// <reference path="./knex-postgres.d.ts" />
import PgClient, { type RawConnection } from 'knex/lib/dialects/postgres/index.js';
import type { Statement, StatementValue } from './statement';

const brokenCodes = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03', '25P04', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
const brokenMessages = /^Query read timeout|^Connection terminated|not queryable/;

const diskFull = '53100';
/** Of the clients of one pool, those of its transactions too, which share nothing else. */
const lackedSpaceAt = new WeakMap<object, number>();

/**
 * pg leaves a connection whose answer is overdue in use, so that the next query, or the ROLLBACK, waits behind it;
 * and knex learns that the server ended a connection only after it was handed out again. Cutting it at the error
 * lets what follows fail at once, and the pool replaces it.
 */
export class PatientPgClient extends PgClient {
  private asked = 0;

  override async _query(connection: RawConnection, query: object): Promise<object> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      if (error instanceof Error && isBroken(error)) {
        connection.__knex__disposed = error;
        connection.connection.stream.destroy();
      }
      if ((error as { code?: string }).code === diskFull) lackedSpaceAt.set(this.config, performance.now());
      throw error;
    }
  }

  /** Milliseconds since the server last refused a write for want of space. */
  get sinceFull(): number {
    return performance.now() - (lackedSpaceAt.get(this.config) ?? -Infinity);
  }

  /** Tells of the statement what knex tells of its own. */
  async ask({ name, text }: Statement, values: readonly StatementValue[]): Promise<object[]> {
    const query = { sql: text, bindings: values, options: { name }, method: 'select', __knexQueryUid: `statement-${(this.asked += 1)}` };
    const connection = (await this.acquireConnection()) as RawConnection;
    this.emit('query', query);
    try {
      const { response } = (await this._query(connection, query)) as { response: { rows: object[] } };
      this.emit('query-response', response.rows, query);
      return response.rows;
    } catch (error) {
      this.emit('query-error', error, query);
      throw error;
    } finally {
      await this.releaseConnection(connection);
    }
  }
}

function isBroken({ code = '', message }: Error & { code?: string }): boolean {
  return brokenCodes.has(code) || code.startsWith('08') || brokenMessages.test(message);
}

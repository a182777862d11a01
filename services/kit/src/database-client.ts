import PgClient, { type RawConnection } from 'knex/lib/dialects/postgres/index.js';

/**
 * pg leaves a connection whose answer is overdue in use, so that the next query, or the ROLLBACK, waits behind it.
 * Cutting it lets both fail at once, and knex replaces it.
 */
export class PatientPgClient extends PgClient {
  override async _query(connection: RawConnection, query: object): Promise<object> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') connection.connection.stream.destroy();
      throw error;
    }
  }
}

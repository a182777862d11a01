declare module 'knex/lib/dialects/postgres/index.js' {
  import { Knex } from 'knex';

  interface RawConnection {
    /** The reason why the pool must not use it again. */
    __knex__disposed?: unknown;
    connection: { stream: { destroy(): void } };
  }

  /** Knex's own dialect, whose one protected step is overridden. */
  export default class PgClient extends Knex.Client {
    _query(connection: RawConnection, query: object): Promise<object>;
  }
}

import type { Knex } from 'knex';

/** In the schema of a service that keeps copies of accounts; for a migration. The newer `version` counts. */
export const createPeopleTable = (db: Knex): Promise<unknown> =>
  db.raw(`
    create table people (
      user_id integer primary key,
      version bigint not null,
      deleted boolean not null,
      name text not null default '',
      email text not null default '',
      role text not null default 'User',
      language text not null default 'en'
    );
    create index people_email on people (lower(email));
  `);

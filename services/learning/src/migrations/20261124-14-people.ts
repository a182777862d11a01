import type { Migration } from '@vidyapath/service-kit/database/migrate';
import { createPeopleTable } from '@vidyapath/service-kit/domain/people/people-table';

export const people: Migration = { name: '20261124-14-people', up: createPeopleTable };

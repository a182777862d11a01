import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Empty where there is none. Names that courses have already come with their next changes. */
export const hindiTitles: Migration = {
  name: '20261128-70-hindi-titles',
  up: (db) =>
    db.raw(`
      alter table courses add column title_hi text not null default '';
      alter table order_items add column title_hi text not null default '';
      update order_items set title_hi = plans.title_hi from plans
        where plans.plan_id = order_items.plan_id and plans.title = order_items.title;
    `),
};

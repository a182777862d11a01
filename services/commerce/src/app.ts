export { commerceMigrations } from './migrations/migrations';
export { commerceSchema } from './migrations/schema';

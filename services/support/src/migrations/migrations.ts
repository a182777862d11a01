import { messages } from './20261120-01-messages';

export const supportMigrations = [messages] as const;

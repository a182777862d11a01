import { gateway } from './20261123-01-gateway';

export const gatewaySimulatorMigrations = [gateway] as const;

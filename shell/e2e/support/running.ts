import type { Server } from 'node:http';
import type { PlatformProcess } from './platform-process';

/** What global set-up started, for global teardown; both run in jest's parent process. */
export const running: { platform?: PlatformProcess; videos?: Server; dataDir?: string } = {};

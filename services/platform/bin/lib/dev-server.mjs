// The server of `npm run dev`, which starts it anew after each change of a service.
import { runCommand } from './run-command.mjs';
import { servePlatform } from './serve-platform.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

const signals = endOnSignals();
await runCommand(signals, () => servePlatform(readVariables(process.env), signals, { development: true }));

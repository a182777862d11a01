// The server of `npm run dev`, which starts it anew after each change of a service.
import { orderly } from './orderly.mjs';
import { servePlatform } from './serve-platform.mjs';
import { endOnSignals } from './signals.mjs';
import { readVariables } from './variables.mjs';

const signals = endOnSignals();
await orderly(signals, () => servePlatform(readVariables(process.env), signals, { development: true }));

import { describeAccessMatrix } from '@vidyapath/kit-testing/access-matrix';
import type { Database } from '@vidyapath/service-kit/database/database';
import { now } from './offers-factories';
import { startOffers } from './offers-fixture';
import { offersMatrix } from './offers-matrix';

let opened: Database | undefined;
const { prepare, rows } = offersMatrix(() => {
  if (!opened) throw new Error('The database is open from the first test on.');
  return opened;
});

async function start() {
  const { app, db, tokens, stop } = await startOffers(now);
  opened = db;
  await prepare();
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

describeAccessMatrix(start, rows);

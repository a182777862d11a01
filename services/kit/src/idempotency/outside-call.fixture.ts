import { createDatabase } from '../database/database';
import { createOutsideCalls } from './outside-call';

/** Run by a test in a process of its own: hangs at the named step until it is killed. */
const [url = '', id = '', step = ''] = process.argv.slice(2);
const db = createDatabase({ url, schema: 'public' });
const hang = (where: string): Promise<void> => {
  if (where !== step) return Promise.resolve();
  process.stdout.write('hangs\n');
  return new Promise(() => void setInterval(() => undefined, 1_000));
};

const calls = createOutsideCalls<{ amount: number }, { reference: string }, object>(db, {
  kind: 'pay',
  async call({ amount }, key) {
    await hang('call');
    await db('gateway_calls').insert({ key, amount });
    return { reference: key };
  },
  async finish(trx, { amount }, { reference }) {
    await trx('payments').insert({ reference, amount });
    await hang('finish');
    return { reference };
  },
});
void calls.run({ id: Buffer.from(id), fingerprint: Buffer.from('same') }, { amount: 5 });

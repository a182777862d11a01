import { until } from '@vidyapath/kit-testing/until';
import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';

let gateway: TestSimulator;
beforeAll(async () => {
  gateway = await startTestSimulator();
});
afterAll(() => gateway.stop());

const untilEvent = (event: string, id: string) =>
  until(() => gateway.events().find((one) => one.event === event && one.payload['dispute']?.entity['id'] === id));
const open = async () => {
  const { payment_id } = await gateway.pay(await gateway.order(5_000));
  return (await gateway.post(`/control/payments/${payment_id}/disputes`, {})).json<{ id: string }>();
};

test.each([
  ['won', 0],
  ['lost', 5_000],
])('a dispute is opened and %s', async (step, deducted) => {
  const dispute = await open();
  expect(dispute).toMatchObject({
    entity: 'dispute',
    amount: 5_000,
    amount_deducted: 0,
    status: 'open',
    phase: 'chargeback',
  });
  await untilEvent('payment.dispute.created', dispute.id);
  await gateway.post(`/control/disputes/${dispute.id}`, { step: 'under_review' });
  const ended = await gateway.post(`/control/disputes/${dispute.id}`, { step });
  expect(ended.json()).toMatchObject({ status: step, amount_deducted: deducted });
  const event = await untilEvent(`payment.dispute.${step}`, dispute.id);
  expect(event).toMatchObject({ contains: ['payment', 'dispute'] });
  expect((await gateway.post(`/control/disputes/${dispute.id}`, { step: 'closed' })).statusCode).toBe(400);
});

test('unknown disputes are refused', async () => {
  expect((await gateway.post('/control/payments/pay_1/disputes', {})).statusCode).toBe(400);
  expect((await gateway.post('/control/disputes/disp_1', { step: 'won' })).statusCode).toBe(400);
  expect((await gateway.post('/control/disputes/disp_1', { step: 'other' })).statusCode).toBe(400);
});

import { type HousekeepingJob, startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import { addGauge } from '@vidyapath/service-kit/telemetry/metrics';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CommerceContext } from '../../context';
import { countMissingDocuments, findWaiting } from './figures.repository';

const minuteMs = 60_000;

/** What a person on call has to know of money. */
export function registerFigures(app: TypedApp, ctx: CommerceContext): void {
  startHousekeeping(app, figuresUpkeep(app, ctx));
}

export function figuresUpkeep(app: TypedApp, { db, now }: CommerceContext): HousekeepingJob[] {
  const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    // All replicas read the same tables.
    addGauge(app, { name, help, labels, aggregator: 'max' });
  const events = gauge('commerce_gateway_events', 'Events of the gateway that are not processed yet.', 'state');
  const oldestEvent = gauge('commerce_gateway_event_oldest_seconds', 'How long the oldest of them has waited.');
  const overdue = gauge('commerce_orders_overdue', 'Pending orders whose time ended 10 minutes ago and more.');
  const attention = gauge('commerce_attention', 'Orders, refunds and disputes that wait for staff.', 'kind');
  const missing = gauge('commerce_documents_missing', 'Numbers without document, paid orders without.', 'kind');

  const showWaiting = async (): Promise<void> => {
    const found = await findWaiting(db, now());
    events({ state: 'waiting' }, found.events_waiting);
    events({ state: 'failing' }, found.events_failing);
    oldestEvent({}, found.oldest_event_seconds);
    overdue({}, found.orders_overdue);
    attention({ kind: 'order-review' }, found.reviews);
    attention({ kind: 'refund-failed' }, found.refunds_failed);
    attention({ kind: 'dispute' }, found.disputes);
  };
  const showDocuments = async (): Promise<void> => {
    const { numbers, invoices } = await countMissingDocuments(db, now());
    missing({ kind: 'number' }, numbers);
    missing({ kind: 'invoice' }, invoices);
  };

  for (const state of ['waiting', 'failing']) events({ state }, 0);
  for (const kind of ['order-review', 'refund-failed', 'dispute']) attention({ kind }, 0);
  for (const kind of ['number', 'invoice']) missing({ kind }, 0);
  oldestEvent({}, 0);
  overdue({}, 0);
  return [
    { name: 'commerce-figures', everyMs: minuteMs, run: showWaiting },
    { name: 'commerce-document-figures', everyMs: 15 * minuteMs, run: showDocuments },
  ];
}

import { auditMigration } from '@vidyapath/service-kit/audit/audit.migration';
import { auditPartitions } from '@vidyapath/service-kit/audit/audit-partitions.migration';
import { emailVerified } from '@vidyapath/service-kit/domain/people/email-verified.migration';
import { copies } from './20261125-01-copies';
import { offers } from './20261125-02-offers';
import { orders } from './20261125-03-orders';
import { payments } from './20261125-04-payments';
import { grants } from './20261125-05-grants';
import { documents } from './20261125-06-documents';
import { serviceTables } from './20261125-07-service-tables';
import { toldAttention } from './20261126-01-told-attention';
import { givenCounted } from './20261126-02-given-counted';
import { givenUncounted } from './20261126-03-given-uncounted';
import { settledAttention } from './20261127-10-settled-attention';
import { gatewayRefusals } from './20261127-20-gateway-refusals';
import { refundReasons } from './20261127-21-refund-reasons';
import { ordersOfEachRow } from './20261127-30-orders-of-each-row';
import { waitingGrants } from './20261127-42-waiting-grants';
import { waitingGrantsIndex } from './20261127-43-waiting-grants-index';
import { grantsGivenBack } from './20261127-22-grants-given-back';
import { hindiTitles } from './20261128-70-hindi-titles';
import { eventCursorsMigration, eventLogMigration } from '@vidyapath/service-kit/events/event-log.migration';

export const commerceMigrations = [
  copies,
  offers,
  orders,
  payments,
  grants,
  documents,
  serviceTables,
  auditMigration,
  auditPartitions('24 months'),
  toldAttention,
  givenCounted,
  givenUncounted,
  gatewayRefusals,
  ...emailVerified,
  refundReasons,
  ordersOfEachRow,
  waitingGrants,
  waitingGrantsIndex,
  grantsGivenBack,
  settledAttention,
  eventLogMigration('20261127-80-event-log'),
  eventCursorsMigration('20261127-81-event-cursors'),
  hindiTitles,
] as const;

import type { Knex } from 'knex';
import { financialYear } from '@vidyapath/service-kit/time/india';
import type { DocumentKind } from './document-content';

const prefixes: Readonly<Record<DocumentKind, string>> = {
  invoice: 'VP',
  'credit-note': 'VPC',
  receipt: 'VPR',
  'refund-note': 'VPN',
};

/** The next number of the series of this kind and of the financial year of `now`; others wait for it until the transaction ends. */
export async function takeNumber(trx: Knex.Transaction, kind: DocumentKind, now: Date): Promise<string> {
  const prefix = `${prefixes[kind]}${financialYear(now)}-`;
  const { rows } = await trx.raw<{ rows: { last_number: number }[] }>(
    `insert into document_series (prefix, last_number) values (?, 1)
     on conflict (prefix) do update set last_number = document_series.last_number + 1
     returning last_number`,
    [prefix],
  );
  return `${prefix}${String(rows[0]?.last_number).padStart(6, '0')}`;
}

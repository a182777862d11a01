import type { Certificate, CertificateListQuery } from '@vidyapath/http/learning-certificates';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import { startPdfThread } from '@vidyapath/service-kit/domain/pdf/pdf-thread';
import { createWorkQueue, type WorkQueueOptions } from '@vidyapath/service-kit/queue/work-queue';
import {
  auditedCertificate,
  presentCertificate,
  presentOwnCertificate,
  presentUnsigned,
} from './certificates.presenter';
import { type CertificateRow, certificatesRepository as certificates } from './certificates.repository';
import type { CertificateContent } from './pdf/certificate-content';

export interface CertificatesOptions {
  db: Database;
  metrics?: WorkQueueOptions['metrics'];
  appName: string;
  /** What the address of a certificate's page begins with. */
  linkBase: () => string;
  now: () => Date;
}

const script = require.resolve('./certificate-script');

export function createCertificatesService({ db, metrics, appName, linkBase, now }: CertificatesOptions) {
  const thread = startPdfThread<CertificateContent>(script, ({ serial }) => serial);
  const queue = createWorkQueue({
    name: 'certificate-pdfs',
    running: 1,
    waiting: 50,
    waitingPerKey: 5,
    waitingMs: 15_000,
    metrics,
  });
  const existing = async (row: Promise<CertificateRow | undefined>): Promise<CertificateRow> => {
    const found = await row;
    if (!found) throw notFound('There is no such certificate.');
    return found;
  };
  return {
    list: async (userId: number, query: CertificateListQuery) =>
      presentList(await certificates.list(db, userId, query), (rows) => rows.map(presentOwnCertificate)),
    find: async (serial: string): Promise<Certificate> =>
      presentCertificate(await existing(certificates.find(db, serial))),
    /** Drawn on request, one at a time; `reader` is the key in the queue, so that readers take turns. */
    async pdf(serial: string, reader: string): Promise<Buffer> {
      const row = await existing(certificates.find(db, serial));
      const content = { ...presentUnsigned(row), app_name: appName, url: `${linkBase()}/certificates/${serial}` };
      return queue.run(reader, () => thread.draw(content));
    },
    revoke: (serial: string, reason: string, by: AuditContext): Promise<Certificate> =>
      db.transaction(async (trx) => {
        const before = await existing(certificates.hold(trx, serial));
        if (before.revoked_for === 'staff') return presentCertificate(before);
        const fields = { revoked_at: before.revoked_at ?? now(), revoked_for: 'staff', revoke_reason: reason } as const;
        const after = await certificates.change(trx, serial, fields);
        const resource = { type: 'certificate', id: serial };
        const records = { before: auditedCertificate(before), after: auditedCertificate(after) };
        await recordAudit(trx, { by, action: 'certificate.revoked', resource, ...records });
        return presentCertificate(after);
      }),
    countValid: (userId: number): Promise<number> => certificates.countValid(db, userId),
    close: thread.end,
  };
}

export type CertificatesService = ReturnType<typeof createCertificatesService>;

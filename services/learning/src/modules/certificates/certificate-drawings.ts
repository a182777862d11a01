import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startPdfThread } from '@vidyapath/service-kit/domain/pdf/pdf-thread';
import { createWorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { CertificateContent } from './pdf/certificate-content';

const script = require.resolve('./certificate-script');
const queueLimits = { running: 1, waiting: 50, waitingPerKey: 5, waitingMs: 15_000 };

/** Draws one certificate at a time; `reader` is the key in the queue, so that readers take turns. */
export type DrawCertificate = (reader: string, content: CertificateContent) => Promise<Buffer>;

/** A thread that ends with `app`. */
export function createCertificateDrawings(app: TypedApp): DrawCertificate {
  const thread = startPdfThread<CertificateContent>(script, ({ serial }) => serial);
  const queue = createWorkQueue({ name: 'certificate-pdfs', ...queueLimits, metrics: app.metrics });
  app.addHook('onClose', () => thread.end());
  return (reader, content) => queue.run(reader, () => thread.draw(content));
}

import { startPdfThread } from '@vidyapath/service-kit/domain/pdf/pdf-thread';
import { createWorkQueue } from '@vidyapath/service-kit/queue/work-queue';
import type { FastifyInstance } from 'fastify';
import type { DocumentContent } from './document-content';

export interface DrawnDocument {
  number: string;
  pdf: Buffer;
}

export interface DocumentPdfs {
  /** `key` names who waits for it: each has a few at a time. */
  draw: (content: DocumentContent, key: string) => Promise<DrawnDocument>;
}

const script = require.resolve('./document-script');

/**
 * Draws PDFs when they are asked for, one at a time, from what is stored. Create it before the jobs, which draw documents for mails: they
 * end first when the server closes.
 */
export function createDocumentPdfs(app: FastifyInstance): DocumentPdfs {
  const thread = startPdfThread<DocumentContent>(script, ({ number }) => number);
  const queue = createWorkQueue({
    name: 'document-pdfs',
    running: 1,
    waiting: 50,
    waitingPerKey: 5,
    waitingMs: 15_000,
    metrics: app.metrics,
  });
  app.addHook('onClose', () => thread.end());
  return {
    draw: async (content, key) => ({
      number: content.number,
      pdf: await queue.run(key, () => thread.draw(content)),
    }),
  };
}

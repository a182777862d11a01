import { editorRoles } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import { notFound } from '@vidyapath/service-kit/http/errors';
import { startPdfThread } from '@vidyapath/service-kit/domain/pdf/pdf-thread';
import { createWorkQueue, type WorkQueueOptions } from '@vidyapath/service-kit/queue/work-queue';
import type { DocumentContent } from './document-content';
import type { DocumentsRepository } from './documents.repository';

export interface DocumentsServiceOptions {
  db: Database;
  documents: DocumentsRepository;
  metrics?: WorkQueueOptions['metrics'];
}

export interface DrawnDocument {
  number: string;
  pdf: Buffer;
}

export interface DocumentsService {
  invoice(this: void, orderId: string, reader: SessionUser): Promise<DrawnDocument>;
  creditNote(this: void, orderId: string, number: string, reader: SessionUser): Promise<DrawnDocument>;
  /** For the mail that brings it; undefined where none was issued. */
  forMail(this: void, of: { orderId: string } | { refundId: string }): Promise<DrawnDocument | undefined>;
  close(this: void): Promise<void>;
}

const script = require.resolve('./document-script');

/** PDFs are drawn when they are asked for, one at a time, from what is stored. */
export function createDocumentsService({ db, documents, metrics }: DocumentsServiceOptions): DocumentsService {
  const thread = startPdfThread<DocumentContent>(script, ({ number }) => number);
  const queue = createWorkQueue({
    name: 'document-pdfs',
    running: 1,
    waiting: 50,
    waitingPerKey: 5,
    waitingMs: 15_000,
    metrics,
  });

  const assertMayRead = async (orderId: string, { id, role }: SessionUser): Promise<void> => {
    const order = await db<{ order_id: string; user_id: number }>('orders').where('order_id', orderId).first('user_id');
    const mayRead = order && (order.user_id === id || editorRoles.some((editor) => editor === role));
    if (!mayRead) throw notFound();
  };
  const drawFor = async (content: DocumentContent, key: string): Promise<DrawnDocument> => {
    const pdf = await queue.run(key, () => thread.draw(content));
    return { number: content.number, pdf };
  };
  const draw = async (content: DocumentContent | undefined, reader: SessionUser): Promise<DrawnDocument> => {
    if (!content) throw notFound();
    return drawFor(content, String(reader.id));
  };

  return {
    async invoice(orderId, reader) {
      await assertMayRead(orderId, reader);
      return draw(await documents.ofOrder(db, orderId), reader);
    },
    async creditNote(orderId, number, reader) {
      await assertMayRead(orderId, reader);
      const notes = await documents.notesOf(db, orderId);
      return draw(
        notes.find((note) => note.number === number),
        reader,
      );
    },
    async forMail(of) {
      const content =
        'orderId' in of ? await documents.ofOrder(db, of.orderId) : await documents.ofRefund(db, of.refundId);
      return content && drawFor(content, 'mails');
    },
    close: thread.end,
  };
}

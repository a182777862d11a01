import { editorRoles } from '@vidyapath/http/roles';
import type { SessionUser } from '@vidyapath/service-kit/auth/session-user';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailAttachment } from '@vidyapath/service-kit/domain/mail/mail-transport';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { CommerceContext } from '../../context';
import type { DocumentContent } from './document-content';
import type { DrawnDocument } from './document-pdfs';
import { findDocumentOfOrder, findDocumentOfRefund, findNotes } from './documents.repository';

export async function drawInvoice(ctx: CommerceContext, orderId: string, reader: SessionUser): Promise<DrawnDocument> {
  await assertMayRead(ctx.db, orderId, reader);
  return drawFor(ctx, await findDocumentOfOrder(ctx.db, orderId), reader);
}

export async function drawCreditNote(
  ctx: CommerceContext,
  orderId: string,
  number: string,
  reader: SessionUser,
): Promise<DrawnDocument> {
  await assertMayRead(ctx.db, orderId, reader);
  const notes = await findNotes(ctx.db, orderId);
  const note = notes.find((content) => content.number === number);
  return drawFor(ctx, note, reader);
}

/** For the mail that brings it; undefined where none was issued. */
export async function drawAttachment(
  { db, pdfs }: CommerceContext,
  of: { orderId: string } | { refundId: string },
): Promise<MailAttachment | undefined> {
  const content =
    'orderId' in of ? await findDocumentOfOrder(db, of.orderId) : await findDocumentOfRefund(db, of.refundId);
  if (!content) return undefined;
  const { number, pdf } = await pdfs.draw(content, 'mails');
  return { filename: `${number}.pdf`, content: pdf };
}

async function assertMayRead(db: Database, orderId: string, { id, role }: SessionUser): Promise<void> {
  const order = await db<{ order_id: string; user_id: number }>('orders').where('order_id', orderId).first('user_id');
  const mayRead = order && (order.user_id === id || editorRoles.some((editor) => editor === role));
  if (!mayRead) throw notFound();
}

async function drawFor(
  { pdfs }: CommerceContext,
  content: DocumentContent | undefined,
  reader: SessionUser,
): Promise<DrawnDocument> {
  if (!content) throw notFound();
  return pdfs.draw(content, String(reader.id));
}

import type { Database } from '@vidyapath/service-kit/database/database';
import type { MailSender } from '@vidyapath/service-kit/domain/mail/mail-sender';
import type { MailAttachment } from '@vidyapath/service-kit/domain/mail/mail-transport';
import type { DocumentsService, DrawnDocument } from '../documents/documents.service';

export interface CommerceMailsOptions {
  db: Database;
  sender: MailSender;
  documents: Pick<DocumentsService, 'forMail'>;
}

export const attachmentOf = (document: DrawnDocument | undefined): MailAttachment | undefined =>
  document && { filename: `${document.number}.pdf`, content: document.pdf };

import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CommerceContext } from '../../context';
import { documentsJob, givenOrdersJob } from './documents-housekeeping';
import { documentRoutes } from './documents.routes';

export { drawAttachment } from './documents.service';
export { countGivenOrder, issueCreditNote, issueInvoice, voidNote } from './issue-documents';

export function registerDocuments(app: TypedApp, ctx: CommerceContext): void {
  documentRoutes(app, ctx);
  startHousekeeping(app, [documentsJob(ctx.db), givenOrdersJob(ctx.db)]);
}

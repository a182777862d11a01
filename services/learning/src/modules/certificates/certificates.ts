import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { addName, removeNames } from './certificate-names';
import { nameCertificate } from './certificates.jobs';
import { certificatesRoutes } from './certificates.routes';
import { issueCertificate } from './issue-certificate';

export { applyRefunds } from './apply-refunds';
export { countValidCertificates } from './certificates.repository';
export { issueCertificate } from './issue-certificate';

/** Signed certificates of completed courses. */
export function registerCertificates(app: TypedApp, ctx: LearningContext): void {
  const { jobs, hooks } = ctx;
  jobs.handle(nameCertificate, ({ serial }) => addName(ctx, serial));
  hooks.courseCompleted.push((trx, completion) => issueCertificate(ctx, trx, completion));
  hooks.personErased.push((trx, userId) => removeNames(ctx, trx, userId));
  certificatesRoutes(app, ctx);
}

import type { Certificate } from '@vidyapath/http/learning-certificates';

/** What stands on the paper. */
export interface CertificateContent extends Omit<Certificate, 'jws'> {
  app_name: string;
  /** Of the public page, which says whether it still holds. */
  url: string;
}

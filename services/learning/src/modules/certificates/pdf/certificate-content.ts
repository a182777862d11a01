import type { Certificate } from '@vidyapath/http/learning-certificates';

/** The content of the printed certificate. */
export interface CertificateContent extends Omit<Certificate, 'jws'> {
  app_name: string;
  /** Of the public page, which shows whether it is still valid. */
  url: string;
}

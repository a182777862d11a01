import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** Names a certificate that was issued before any event of the account. */
export const nameCertificate = defineJob({
  name: 'name-certificate',
  payload: Type.Object({ serial: Type.String() }),
});

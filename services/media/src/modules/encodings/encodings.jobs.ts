import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import { Type } from 'typebox';

/** Begins the encoding of a file that is complete. */
export const encodeAsset = defineJob({
  name: 'encode-asset',
  payload: Type.Object({ asset_id: Type.String(), file_version: Type.Integer() }),
});

import type { RawRequest } from './raw-request';

export interface EdgeCase extends RawRequest {
  name: string;
  /** In which ways edge and platform may differ, and why that is right. */
  differs?: {
    in: readonly ('status' | 'body' | `header ${string}`)[];
    status?: readonly [edge: number, platform: number];
    because: string;
  };
}

/** What the requests are about; all of it is the same behind both. */
export interface Subjects {
  /** Of the shell's build and of a release of mf_public, below its address. */
  files: { script: string; released: string };
  courseId: number;
  /** Path of an uploaded picture. */
  picture: string;
  token: string;
}

import type { RawRequest } from './raw-request';

export interface EdgeCase extends RawRequest {
  name: string;
  /** The allowed differences between edge and platform, with their reason. */
  differs?: {
    in: readonly ('status' | 'body' | `header ${string}`)[];
    status?: readonly [edge: number, platform: number];
    because: string;
  };
}

/** The subjects of the requests, the same behind both. */
export interface Subjects {
  /** Files of the shell's build and of a release of mf_public, below its address. */
  files: { script: string; released: string };
  courseId: number;
  /** Path of an uploaded picture. */
  picture: string;
  token: string;
}

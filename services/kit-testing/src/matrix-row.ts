import type { Role } from '@vidyapath/http/roles';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

export type Caller = Role | 'nobody';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'OPTIONS';
/** Expected statuses without a token, and of User, Staff, Admin. */
export type Statuses = readonly [number, number, number, number];

export interface MatrixRow {
  /** Method and pattern as in the route table. */
  route: `${Method} /${string}`;
  statuses: Statuses;
  /** The address to call; the pattern itself when it has no parameters. */
  url?: () => string;
  /** A body that is accepted, made for each call. */
  body?: () => InjectOptions['payload'];
  headers?: Record<string, string>;
  /** Its answer lasts until its reader leaves, which the test does once it knows the status. */
  endless?: true;
}

export interface CallableRow extends MatrixRow {
  method: Method;
  path: string;
  call: (caller: Caller, options?: InjectOptions) => Promise<LightMyRequestResponse>;
}

import type { ProblemKind } from './problems';
import type { Role } from './roles';

/**
 * The expectations of a slice about a service, in a file of the slice's project (`contracts/<service>.json`).
 * The slice's tests are checked against it, and the service's tests replay it on the real service.
 */
export interface ServiceContract {
  consumer: string;
  provider: string;
  interactions: Interaction[];
}

/** Texts may have `{name}` in them: a value that the provider's state gives; in a path it stands for one segment. */
export interface Interaction {
  title: string;
  /** State of the service before the request, by a name that the service's test knows. */
  given: string;
  as: Role | 'nobody';
  request: {
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    path: string;
    /** All parts that the slice may send; a call may have fewer. */
    query?: Record<string, string>;
    headers?: Record<string, string>;
    body?: Record<string, unknown>;
    /** Name of the one file field of a multipart body. */
    upload?: string;
    /** Type of a body of bytes, which the state gives as `file`. */
    bytes?: string;
  };
  answer: {
    status: number;
    /** Headers that the slice reads. */
    headers?: string[];
    /** The members that the slice reads; without it, the body is not checked. */
    body?: Shape;
    /** Kind of the problem, if the slice reads it. */
    kind?: ProblemKind;
    /** Field names in the `errors` of a problem. */
    fields?: string[];
    /** Of a streamed answer, the members of its last line. */
    lastLine?: Shape;
  };
}

/** Kinds of a value (`string|null`), a list of one shape, or members by name; a name that ends in `?` may be missing. */
export type Shape = string | [Shape] | { [member: string]: Shape };

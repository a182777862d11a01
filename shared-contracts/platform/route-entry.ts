import type { Role } from '@vidyapath/http/roles';
import type { RemoteId } from './remote-id';
import type { Words } from './slice-description';

/** Access to a route: everybody, or the listed roles after signing in. */
export type RouteAccess = 'public' | readonly Role[];

export interface RouteEntry {
  /** react-router pattern. */
  path: string;
  access: RouteAccess;
  owner: RemoteId;
  layout: 'site' | 'app' | 'either';
  /** Its page is a document of its own: it is entered and left by a full page load. */
  document?: boolean | undefined;
  /** Title of its document. */
  title: Words;
}

import type { RouteHandle } from '@vidyapath/platform-api/remote-module';
import type { PageMatch } from '@vidyapath/client/router/route-code';

/** What a route says of itself: a slice its titles, the shell whose they are. */
type Handle = Partial<RouteHandle> & { slice?: string };

export function handleOf({ route }: PageMatch): Handle {
  const handle: unknown = route.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}

import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { MediaContext } from '../../context';
import { libraryRoutes } from './library.routes';

/** Assets as staff sees and changes them. */
export function registerLibrary(app: TypedApp, ctx: MediaContext): void {
  libraryRoutes(app, ctx);
}

import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { LearningContext } from '../../context';
import { analyticsRoutes } from './analytics.routes';

/** How much a person learns. */
export function registerAnalytics(app: TypedApp, ctx: LearningContext): void {
  analyticsRoutes(app, ctx);
}

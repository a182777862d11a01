export { durationsRoutes as registerDurations } from './durations.routes';

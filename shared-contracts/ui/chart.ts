/**
 * Charts of the reports and of a learner's analytics. Bundled by each slice that draws one, as a part that is fetched when it is shown
 * (`onDemand`): no page pays for it before.
 */
export { BarChart } from './chart/bar-chart';
export type { Bar } from './chart/chart.types';

import type { ReviewSummary } from '@vidyapath/http/learning-reviews';

/** How many published reviews of a course have so many stars. */
export interface SummaryRow {
  course_id: number;
  stars_1: number;
  stars_2: number;
  stars_3: number;
  stars_4: number;
  stars_5: number;
  version: number;
}

export const noReviews = { stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0, stars_5: 0 };

export function presentSummary(row: Omit<SummaryRow, 'course_id' | 'version'>): ReviewSummary {
  const stars = { 1: row.stars_1, 2: row.stars_2, 3: row.stars_3, 4: row.stars_4, 5: row.stars_5 };
  const count = Object.values(stars).reduce((sum, each) => sum + each, 0);
  const total = Object.entries(stars).reduce((sum, [star, each]) => sum + Number(star) * each, 0);
  return { mean: count === 0 ? null : Math.round((total * 100) / count) / 100, count, stars };
}

export const presentSummaryChange = (row: SummaryRow) => {
  const { mean, count } = presentSummary(row);
  return { course_id: row.course_id, mean, count, version: row.version };
};

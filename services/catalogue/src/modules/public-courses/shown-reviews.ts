/** Of a course's published reviews; null and 0 while there are fewer than five. */
export interface ShownReviews {
  ReviewMean: number | null;
  ReviewCount: number;
}

export const noShownReviews: ShownReviews = { ReviewMean: null, ReviewCount: 0 };

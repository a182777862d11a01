/** The ratings of a public course; an older release of catalogue sends nothing about reviews. */
export interface RatedCourse {
  Rating: number;
  ReviewMean?: number | null;
  ReviewCount?: number;
}

/** The mean and number of the reviews; without a mean, the rating that staff set. */
export const shownRating = ({ Rating, ReviewMean = null, ReviewCount = 0 }: RatedCourse) => ({
  rating: ReviewMean ?? Rating,
  count: ReviewCount,
});

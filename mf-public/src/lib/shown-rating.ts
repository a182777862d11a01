/** What a public course object says of its reviews; a catalogue of an older release says nothing of them. */
export interface RatedCourse {
  Rating: number;
  ReviewMean?: number | null;
  ReviewCount?: number;
}

/** Published reviews from which on their mean says more than the rating that staff typed. */
const enoughReviews = 5;

/** The mean of the reviews and how many there are; below five, the typed rating, which nobody is counted for. */
export function shownRating({ Rating, ReviewMean = null, ReviewCount = 0 }: RatedCourse) {
  return ReviewMean !== null && ReviewCount >= enoughReviews
    ? { rating: ReviewMean, count: ReviewCount }
    : { rating: Rating, count: 0 };
}

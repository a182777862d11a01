/** What a public course object says of its reviews; a catalogue of an older release says nothing of them. */
export interface RatedCourse {
  Rating: number;
  ReviewMean?: number | null;
  ReviewCount?: number;
}

/** The mean of the reviews and how many there are; the rating that staff typed while the catalogue knows no mean. */
export const shownRating = ({ Rating, ReviewMean = null, ReviewCount = 0 }: RatedCourse) => ({
  rating: ReviewMean ?? Rating,
  count: ReviewCount,
});

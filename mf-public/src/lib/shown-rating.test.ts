import { shownRating } from './shown-rating';

test.each([
  [{ Rating: 4.5 }, { rating: 4.5, count: 0 }],
  [
    { Rating: 4.5, ReviewMean: null, ReviewCount: 0 },
    { rating: 4.5, count: 0 },
  ],
  [
    { Rating: 4.5, ReviewMean: 3.4, ReviewCount: 5 },
    { rating: 3.4, count: 5 },
  ],
])('the rating of %j is %j', (course, shown) => expect(shownRating(course)).toEqual(shown));

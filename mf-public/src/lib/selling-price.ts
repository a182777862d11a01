/** What a public course object says of its price, in rupees. */
export interface PricedCourse {
  ActualPrice: number;
  DiscountedPrice: number;
}

/** The discounted price where it is lower, else the actual one. */
export const sellingPrice = ({ ActualPrice, DiscountedPrice }: PricedCourse) => Math.min(ActualPrice, DiscountedPrice);

/** A course that costs nothing is shown as free, whatever staff ticked. */
export const isPremium = (course: PricedCourse & { IsPremium: boolean }) =>
  course.IsPremium && sellingPrice(course) > 0;

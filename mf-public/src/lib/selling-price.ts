/** The prices of a public course, in rupees. */
export interface PricedCourse {
  ActualPrice: number;
  DiscountedPrice: number;
}

/** The discounted price if it is lower, else the actual one. */
export const sellingPrice = ({ ActualPrice, DiscountedPrice }: PricedCourse) => Math.min(ActualPrice, DiscountedPrice);

/** A course with the price 0 is shown as free, even if staff marked it as premium. */
export const isPremium = (course: PricedCourse & { IsPremium: boolean }) =>
  course.IsPremium && sellingPrice(course) > 0;

/** By how much the discount lowers the price, in whole percent; 0 without one. */
export const percentOff = ({ ActualPrice, DiscountedPrice }: PricedCourse): number =>
  DiscountedPrice < ActualPrice ? Math.floor((1 - DiscountedPrice / ActualPrice) * 100) : 0;

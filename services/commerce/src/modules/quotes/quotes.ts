export { findCartCourses, priceCart } from './price-cart';
export type { PricedCart, PricedLine } from './priced-cart';
export { quotesRoutes as registerQuotes } from './quotes.routes';

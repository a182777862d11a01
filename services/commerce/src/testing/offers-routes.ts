import type { Database } from '@vidyapath/service-kit/database/database';
import type { CommerceApp } from '../lib/http/commerce-app';
import { cartsRoutes } from '../modules/carts/carts.routes';
import { createCartsService } from '../modules/carts/carts.service';
import { createCouponTries } from '../modules/coupons/coupon-tries';
import { createCouponsRepository } from '../modules/coupons/coupons.repository';
import { couponsRoutes } from '../modules/coupons/coupons.routes';
import { createCouponsService } from '../modules/coupons/coupons.service';
import { createCoursesRepository } from '../modules/courses/courses.repository';
import { createCoursesService, type FetchCourses } from '../modules/courses/courses.service';
import { createCheckCourses } from '../modules/courses/named-courses';
import { createHoldingsRepository } from '../modules/grants/holdings.repository';
import { createPlansRepository } from '../modules/plans/plans.repository';
import { plansRoutes } from '../modules/plans/plans.routes';
import { createPlansService } from '../modules/plans/plans.service';
import { createCartCourses } from '../modules/quotes/cart-courses';
import { createPriceCart } from '../modules/quotes/price-cart';
import { quotesRoutes } from '../modules/quotes/quotes.routes';
import { createQuotesService } from '../modules/quotes/quotes.service';
import { createCourseLocks } from '../modules/withdrawals/course-locks';
import { seller } from './offers-factories';

interface OffersOptions {
  db: Database;
  fetchCourses: FetchCourses;
  now: () => Date;
}

/** The routes of what is on sale and of who has it, put together as the service does. */
export function offersRoutes(app: CommerceApp, { db, fetchCourses, now }: OffersOptions): void {
  const courseRows = createCoursesRepository();
  const courses = createCoursesService(db, courseRows, fetchCourses);
  const checkCourses = createCheckCourses(courses);
  const plans = createPlansRepository();
  const coupons = createCouponsRepository();
  const holdings = createHoldingsRepository();
  const locks = createCourseLocks();

  const priceCart = createPriceCart({ seller, plans, coupons, courses: courseRows, holdings, locks });
  const cartCourses = createCartCourses(db, plans, courses);
  const assertCouponTries = createCouponTries(db, now);
  quotesRoutes(app, createQuotesService({ db, priceCart, cartCourses, assertCouponTries, now }));
  cartsRoutes(app, createCartsService(db, now));
  plansRoutes(app, createPlansService({ db, plans, checkCourses, now }));
  couponsRoutes(app, createCouponsService({ db, coupons, plans, checkCourses, now }));
}

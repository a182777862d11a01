import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { createPeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { Seller } from './config';
import { createJobQueue } from './jobs/job-queue';
import { cartsRoutes } from './modules/carts/carts.routes';
import { createCartsService } from './modules/carts/carts.service';
import { deleteCart } from './modules/carts/delete-cart';
import { couponTriesJob, createCouponTries } from './modules/coupons/coupon-tries';
import { createCouponsRepository } from './modules/coupons/coupons.repository';
import { createCouponReservations } from './modules/coupons/create-coupon-reservations';
import { couponsRoutes } from './modules/coupons/coupons.routes';
import { createCouponsService } from './modules/coupons/coupons.service';
import { createCoursesRepository } from './modules/courses/courses.repository';
import { createCoursesService, type FetchCourses } from './modules/courses/courses.service';
import { createCheckCourses } from './modules/courses/named-courses';
import { enrolmentsRoutes } from './modules/enrolments/enrolments.routes';
import { createEnrolmentsService } from './modules/enrolments/enrolments.service';
import { accessRoutes } from './modules/grants/access.routes';
import { createAccessService } from './modules/grants/access.service';
import { createItemGrants } from './modules/grants/create-item-grants';
import { grantChangesRoutes } from './modules/grants/grant-changes.routes';
import { createGrantsRepository } from './modules/grants/grants.repository';
import { grantsRoutes } from './modules/grants/grants.routes';
import { createGrantsService } from './modules/grants/grants.service';
import { createHoldingsRepository } from './modules/grants/holdings.repository';
import { createPlanQueueRepository } from './modules/grants/plan-queue.repository';
import { createPublishAccess } from './modules/grants/publish-access';
import { createReleaseGrants } from './modules/grants/release-grants';
import { createPlansRepository } from './modules/plans/plans.repository';
import { plansRoutes } from './modules/plans/plans.routes';
import { createPlansService } from './modules/plans/plans.service';
import { createCartCourses } from './modules/quotes/cart-courses';
import { createPriceCart } from './modules/quotes/price-cart';
import { quotesRoutes } from './modules/quotes/quotes.routes';
import { createQuotesService } from './modules/quotes/quotes.service';
import { createCourseLocks } from './modules/withdrawals/course-locks';
import { withdrawalsRoutes } from './modules/withdrawals/withdrawals.routes';
import { createWithdrawalsService, withdrawalsJob } from './modules/withdrawals/withdrawals.service';

interface OffersOptions {
  db: Database;
  seller: Pick<Seller, 'state' | 'gstin' | 'ratePercent'>;
  fetchCourses: FetchCourses;
  events: Pick<Events, 'publish'>;
  now: () => Date;
}

/** What is on sale and who has it, put together; `orders` is what orders need of it. */
export function createOffers({ db, seller, fetchCourses, events, now }: OffersOptions) {
  const courseRows = createCoursesRepository();
  const courses = createCoursesService(db, courseRows, fetchCourses);
  const checkCourses = createCheckCourses(courses);
  const plans = createPlansRepository();
  const coupons = createCouponsRepository();
  const holdings = createHoldingsRepository();
  const locks = createCourseLocks();
  const queue = createPlanQueueRepository();
  const grants = createGrantsRepository();
  const jobs = createJobQueue(db);
  const publishAccess = createPublishAccess(events);
  const people = createPeopleRepository({
    onErased: deleteCart,
    onVerified: createReleaseGrants({ grants, holdings, jobs, publishAccess, now }),
  });

  const priceCart = createPriceCart({ seller, plans, coupons, courses: courseRows, holdings, locks });
  const cartCourses = createCartCourses(db, plans, courses);
  const assertCouponTries = createCouponTries(db, now);
  const withdrawals = createWithdrawalsService(db, locks, now);

  return {
    routes(app: TypedApp): void {
      quotesRoutes(app, createQuotesService({ db, priceCart, cartCourses, assertCouponTries, now }));
      cartsRoutes(app, createCartsService(db, now));
      plansRoutes(app, createPlansService({ db, plans, checkCourses, now }));
      couponsRoutes(app, createCouponsService({ db, coupons, plans, checkCourses, now }));
      accessRoutes(app, createAccessService({ db, courses, courseRows, now }));
      enrolmentsRoutes(app, createEnrolmentsService({ db, courses, publishAccess, now }));
      grantsRoutes(
        app,
        createGrantsService({
          db,
          grants,
          holdings,
          queue,
          people,
          courses,
          courseRows,
          locks,
          jobs,
          publishAccess,
          now,
        }),
      );
      grantChangesRoutes(app, db);
      withdrawalsRoutes(app, withdrawals);
    },
    orders: {
      priceCart,
      cartCourses,
      assertCouponTries,
      reservations: createCouponReservations(coupons),
      grants: createItemGrants({ holdings, queue, publishAccess }),
      courses: courseRows,
      people,
    },
    housekeeping: [couponTriesJob(db), withdrawalsJob(withdrawals)],
  };
}

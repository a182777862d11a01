import { registerTokenCheck, type TokenCheckOptions } from '@vidyapath/service-kit/auth-token';
import type { Database } from '@vidyapath/service-kit/database';
import { watchDatabase } from '@vidyapath/service-kit/database-watch';
import type { ServiceServer } from '@vidyapath/service-kit/service-app';
import { createAnswerCache } from './answers/answer-cache';
import { createContentVersion, readContentVersion } from './answers/content-version';
import { keepVisitorAnswers } from './answers/visitor-answers';
import type { CatalogueApp } from './catalogue-app';
import { auditRoutes } from './modules/audit/audit.routes';
import { createCategoriesRepository } from './modules/categories/categories.repository';
import { categoriesRoutes } from './modules/categories/categories.routes';
import { createCategoriesService } from './modules/categories/categories.service';
import { createCourseModulesRepository } from './modules/course-modules/course-modules.repository';
import { courseModulesRoutes } from './modules/course-modules/course-modules.routes';
import { createCourseModulesService } from './modules/course-modules/course-modules.service';
import { createCourseProgressRepository } from './modules/course-progress/course-progress.repository';
import { courseProgressRoutes } from './modules/course-progress/course-progress.routes';
import { createCourseProgressService } from './modules/course-progress/course-progress.service';
import { createPublicCoursesRepository } from './modules/course-progress/public-courses.repository';
import { createCourseCreation } from './modules/courses/course-creation.repository';
import { createCourseTallies } from './modules/courses/course-tallies';
import { createCoursesRepository } from './modules/courses/courses.repository';
import { coursesRoutes } from './modules/courses/courses.routes';
import { createCoursesService } from './modules/courses/courses.service';
import { createModuleVideosRepository } from './modules/module-videos/module-videos.repository';
import { moduleVideosRoutes } from './modules/module-videos/module-videos.routes';
import { createModuleVideosService } from './modules/module-videos/module-videos.service';
import { createSearchTotals } from './search-totals';
import { createSearchWordsRepository } from './search/search-words.repository';

export { catalogueMigrations } from './migrations/migrations';
export { catalogueSchema } from './schema';
export { awaitsSeed, seedCatalogue, type CatalogueSeed } from './seed';

export interface CatalogueOptions {
  /** A pool in the catalogue's schema, migrated. Whoever made it ends it. */
  db: Database;
  tokens: TokenCheckOptions;
  /** `false`: each read asks the database. */
  keepAnswers?: boolean;
}

/** The catalogue's routes on a server of the service kit. */
export async function cataloguePlugin(instance: ServiceServer, { db, tokens, keepAnswers = true }: CatalogueOptions): Promise<void> {
  const app: CatalogueApp = instance.withTypeProvider();
  await registerTokenCheck(instance, tokens);
  watchDatabase(app, 'catalogue', db);
  const version = createContentVersion(readContentVersion(db));
  if (keepAnswers) keepVisitorAnswers(app, { version, cache: createAnswerCache() });
  const tallies = createCourseTallies(db, version);
  const searchTotals = createSearchTotals(db, version);

  const courses = createCoursesRepository(db, tallies, searchTotals);
  const searchWords = createSearchWordsRepository(db);
  categoriesRoutes(app, createCategoriesService({ db, categories: createCategoriesRepository(db) }));
  coursesRoutes(app, createCoursesService({ db, courses, creation: createCourseCreation(searchWords), searchWords }));
  courseModulesRoutes(app, createCourseModulesService({ db, courseModules: createCourseModulesRepository(db) }));
  moduleVideosRoutes(app, createModuleVideosService({ db, moduleVideos: createModuleVideosRepository(db) }));
  auditRoutes(app, db);
  courseProgressRoutes(
    app,
    createCourseProgressService({
      courses,
      searchWords,
      courseProgress: createCourseProgressRepository(db),
      publicCourses: createPublicCoursesRepository(db, tallies, searchTotals),
    }),
  );
}

import {
  CourseSearchQuerySchema,
  CourseSearchSchema,
  SuggestionsQuerySchema,
  SuggestionsSchema,
} from '@vidyapath/http/course-search';
import { courseSearchPaths } from '@vidyapath/http/course-search-paths';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { readFor, searchFor } from '../public-courses/public-courses';
import { searchCourses } from './course-search.service';
import { suggest } from './suggestions.service';

const tags = ['course progress'];

export function courseSearchRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    courseSearchPaths.courseSearch,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'searchPublicCourses',
        querystring: CourseSearchQuerySchema,
        response: { 200: CourseSearchSchema, 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const turns = app.readQueues.turnsOf(request);
      const found = await searchFor(ctx, request, (reads) => searchCourses(reads, request.query, turns));
      return sendRead(request, reply, found);
    },
  );

  app.get(
    courseSearchPaths.suggestions,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'suggestCourses',
        querystring: SuggestionsQuerySchema,
        response: { 200: SuggestionsSchema, 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const turns = app.readQueues.turnsOf(request);
      return sendRead(
        request,
        reply,
        await readFor(ctx, request.user, (reads) => turns.scan(() => suggest(reads, request.query))),
      );
    },
  );
}

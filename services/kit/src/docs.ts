import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemMediaType } from '@vidyapath/http/problem';
import type { FastifyInstance } from 'fastify';

interface MediaTypes {
  content?: Record<string, unknown>;
}
type Operation = { responses?: Record<string, MediaTypes> };

/** `/docs` and `/docs/json`: OpenAPI 3.1 made from the schemas that validate. */
export async function registerDocs(app: FastifyInstance, title: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1.0.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: ({ schema, url, route }) => {
      const access = route.config?.access;
      const guarded = access !== undefined && access !== 'public';
      return { schema: guarded ? { ...schema, security: [{ bearer: [] }] } : schema, url };
    },
    transformObject: (document) => {
      const openapi = 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
      nameProblems((openapi.paths ?? {}) as Record<string, Record<string, Operation>>);
      return openapi;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    transformSpecificationClone: false,
  });
}

/** Errors are problem+json, while the generator takes every answer for application/json. */
function nameProblems(paths: Record<string, Record<string, Operation>>): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      const json = response.content?.['application/json'];
      if (Number(status) >= 400 && json) response.content = { [problemMediaType]: json };
    }
  }
}

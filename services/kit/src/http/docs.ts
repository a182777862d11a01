import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemMediaType } from '@vidyapath/http/problem';
import type { FastifyInstance } from 'fastify';

interface Described {
  components?: { schemas?: Record<string, unknown> };
  paths?: Record<string, Record<string, Operation>>;
}
interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: Record<string, unknown> }> }>;
}

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
      const guarded = access !== undefined && access !== 'public' && access !== 'credentials';
      return { schema: guarded ? { ...schema, security: [{ bearer: [] }] } : schema, url };
    },
    transformObject: (document) => {
      const openapi = 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
      nameProblems(openapi as Described);
      return openapi;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP:
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    transformSpecificationClone: false,
  });
}

/** Errors are problem+json, while the generator makes every answer application/json; their schema is written once. */
function nameProblems(document: Described): void {
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path))) {
    for (const response of Object.values(operation.responses ?? {})) {
      const schema = response.content?.['application/json']?.schema;
      if (schema?.title !== 'Problem') continue;
      response.content = { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } };
      document.components = { ...document.components, schemas: { ...document.components?.schemas, Problem: schema } };
    }
  }
}

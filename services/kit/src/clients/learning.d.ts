// Written by services/kit/bin/client-types.ts from services/learning/openapi.json.
export interface paths {
  '/internal/learning/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Events of a type since the cursor, up to 500: of each record the newest state. */
    get: operations['readLearningLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/learning/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Events of other services, at least once and in any order: catalogue.course-changed@1, catalogue.course-outline-changed@1, commerce.access-changed@1, auth.user-changed@1, auth.user-erased@1. */
    post: operations['takeEventsOfLearning'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: never;
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readLearningLog: {
    parameters: {
      query: {
        type: string;
        /** @description `next` of the page before */
        after?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            entries: {
              id: string;
              type: string;
              version: number;
              occurred_at: string;
              body: unknown;
            }[];
            next: string;
            more: boolean;
            replayed: boolean;
          };
        };
      };
    };
  };
  takeEventsOfLearning: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: string;
          type: string;
          version: number;
          occurred_at: string;
          body: unknown;
        };
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

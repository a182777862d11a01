// Written by services/kit/bin/client-types.ts from services/media/openapi.json.
export interface paths {
  '/internal/media/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Events of a type since the cursor, up to 500: of each record the newest state. */
    get: operations['readMediaLog'];
    put?: never;
    post?: never;
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
  readMediaLog: {
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
}

// Written by services/kit/bin/client-types.ts from services/media/openapi.json.
export interface paths {
  '/internal/handouts/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Stores a PDF, which catalogue has checked */
    put: operations['storeHandout'];
    post?: never;
    /** Removes a file, also one that is not stored */
    delete: operations['removeHandout'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/lesson-assets': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Assets of the ids as they are now, deleted ones too; those that never were are left out. */
    get: operations['listAssetStates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
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
  '/internal/media/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Events of other services, at least once and in any order: catalogue.course-outline-changed@1, catalogue.course-changed@1. */
    post: operations['takeEventsOfMedia'];
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
  storeHandout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/pdf': unknown;
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
  removeHandout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
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
  listAssetStates: {
    parameters: {
      query: {
        ids: string;
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
            items: {
              asset_id: string;
              version: number;
              deleted: boolean;
              playable: boolean;
              failed: boolean;
              file_version: number;
              duration_seconds: number;
              poster: string | null;
              storyboard: {
                file: string;
                columns: number;
                rows: number;
                tile_width: number;
                tile_height: number;
                every_seconds: number;
                count: number;
              } | null;
              captions: ({
                /** @enum {string} */
                language: 'en' | 'hi' | 'bn' | 'gu' | 'kn' | 'ml' | 'mr' | 'or' | 'pa' | 'ta' | 'te' | 'ur';
                /** @enum {string} */
                origin: 'file' | 'automatic' | 'edited';
                approved: boolean;
                cue_count: number;
              } & {
                file: string;
              })[];
              renditions: {
                /** @enum {string} */
                name: 'audio' | '144p' | '240p' | '360p' | '480p' | '720p';
                width: number;
                height: number;
                bits_per_second: number;
                size_bytes: number;
              }[];
            }[];
          };
        };
      };
    };
  };
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
  takeEventsOfMedia: {
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

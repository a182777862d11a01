// Written by services/kit/bin/client-types.ts from services/catalogue/openapi.json.
export interface paths {
  '/internal/courses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Courses in the order of their last changes, deleted ones too, 200 at most; or those of the ids as they are now. */
    get: operations['listCourseChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/course-outlines': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Outlines of courses in the order of their last changes, deleted ones too, 5 at most; or those of the ids, or of a video's course, as they are now. */
    get: operations['listCourseOutlines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/lesson-uses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How many lessons, published or not, and introductions use an asset, and the first 20 of the lessons. */
    get: operations['listLessonUses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/catalogue/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Events of a type since the cursor, up to 500: of each record the newest state. */
    get: operations['readCatalogueLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/catalogue/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Events of other services, at least once and in any order: learning.review-summary-changed@1, learning.learners-counted@1, media.asset-changed@1. */
    post: operations['takeEventsOfCatalogue'];
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
  listCourseChanges: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        /** @description 1 to 100 ids, separated by commas; those that never were are left out */
        ids?: string;
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
              course_id: number;
              version: number;
              course: {
                course_name: string;
                course_language: 'English' | 'Hindi' | '';
                banner_image: string;
                actual_price: number;
                discounted_price: number;
                is_premium: boolean;
                is_public: boolean;
                category_id: number;
                course_name_hi?: string;
              } | null;
            }[];
            next: string;
            more: boolean;
          };
        };
      };
    };
  };
  listCourseOutlines: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        /** @description 1 to 5 ids, separated by commas; those that never were are left out */
        ids?: string;
        video_id?: number;
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
              course_id: number;
              version: number;
              deleted: boolean;
              videos: {
                video_id: number;
                module_id: number;
                title: string;
                duration_seconds: number;
                active: boolean;
                file: string;
                /** @enum {boolean} */
                hides_position?: true;
                asset_id?: string;
              }[];
            }[];
            next: string;
            more: boolean;
          };
        };
      };
    };
  };
  listLessonUses: {
    parameters: {
      query: {
        asset_id: string;
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
            count: number;
            items: {
              course_id: number;
              course_name: string;
              module_id: number;
              video_id: number;
              video_title: string;
            }[];
          };
        };
      };
    };
  };
  readCatalogueLog: {
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
  takeEventsOfCatalogue: {
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

// Written by services/kit/bin/client-types.ts from services/commerce/openapi.json.
export interface paths {
  '/internal/access': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a live grant gives the course now; roles and prices are known elsewhere. */
    get: operations['getGrantedAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/grants': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Grants in the order of their last changes, revoked ones too, 500 at most. */
    get: operations['listGrantChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/courses/{id}/withdrawal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Takes no new orders of a course that is about to be deleted. Lifted after a minute where it was not. */
    put: operations['withdrawCourse'];
    post?: never;
    delete: operations['restoreCourse'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whose order it is, in whatever state. */
    get: operations['getOrderOwner'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/commerce/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Events of a type since the cursor, up to 500: of each record the newest state. */
    get: operations['readCommerceLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/commerce/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Events of other services, at least once and in any order: catalogue.course-changed@1, auth.user-changed@1, auth.user-erased@1. */
    post: operations['takeEventsOfCommerce'];
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
  getGrantedAccess: {
    parameters: {
      query: {
        user_id: number;
        course_id: number;
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
            access: boolean;
            ends_at: string | null;
          };
        };
      };
    };
  };
  listGrantChanges: {
    parameters: {
      query?: {
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
            items: {
              grant_id: string;
              version: number;
              user_id: number;
              /** @enum {string} */
              scope: 'course' | 'all';
              course_id: number | null;
              /** @enum {string} */
              source: 'order' | 'plan' | 'given' | 'free';
              order_id: string | null;
              /** Format: date-time */
              created_at: string;
              /** Format: date-time */
              starts_at: string;
              ends_at: string | null;
              revoked_at: string | null;
              revoked_for: 'staff' | 'refund' | null;
              revoked_in_window: boolean;
            }[];
            next: string;
            more: boolean;
          };
        };
      };
    };
  };
  withdrawCourse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
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
  restoreCourse: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
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
  getOrderOwner: {
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
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: uuid */
            order_id: string;
            order_number: string;
            /** @enum {string} */
            status: 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'cancelled' | 'expired';
            user_id: number;
          };
        };
      };
    };
  };
  readCommerceLog: {
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
  takeEventsOfCommerce: {
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

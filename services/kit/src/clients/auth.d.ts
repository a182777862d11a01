// Written by services/kit/bin/client-types.ts from services/auth/openapi.json.
export interface paths {
  '/internal/service-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token for a service, by its client id and secret (HTTP Basic). */
    post: operations['issueServiceToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/revocations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sessions that ended before their time, for services that verify tokens by themselves; 1000 at most. */
    get: operations['listRevocations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Accounts in the order of their last changes, deleted ones too, 200 at most; or those of the ids, or of the address, as they are now. */
    get: operations['listUserChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/mails/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Counts a mail that is about to be sent, once. Not allowed where 20 were sent to the address in 24 hours. */
    put: operations['countMail'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/internal/auth/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Events of a type since the cursor, up to 500: of each record the newest state. */
    get: operations['readAuthLog'];
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
  issueServiceToken: {
    parameters: {
      query?: never;
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
            access_token: string;
            /** @enum {string} */
            token_type: 'Bearer';
            /** @description seconds */
            expires_in: number;
          };
        };
      };
    };
  };
  listRevocations: {
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
            tokens: {
              jti: string;
              exp: number;
            }[];
            users: {
              id: number;
              before: number;
              exp: number;
            }[];
            renewed?: {
              sid: string;
              before: number;
              next: {
                before: number;
                at: number;
              };
              exp: number;
            }[];
            next: string;
            more: boolean;
          };
        };
      };
    };
  };
  listUserChanges: {
    parameters: {
      query?: {
        /** @description `next` of the page before */
        after?: string;
        /** @description 1 to 100 ids, separated by commas; those that never were are left out */
        ids?: string;
        email?: string;
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
              user_id: number;
              version: number;
              user: {
                name: string;
                email: string;
                email_verified: boolean;
                role: 'User' | 'Staff' | 'Admin';
                disabled: boolean;
                language: 'en' | 'hi';
              } | null;
            }[];
            next: string;
            more: boolean;
          };
        };
      };
    };
  };
  countMail: {
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
        'application/json': {
          email: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            allowed: boolean;
          };
        };
      };
    };
  };
  readAuthLog: {
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

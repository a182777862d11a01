/**
 * `fetch` with what each request needs: bearer token, XSRF header on relative non-GET URLs,
 * and the end of the session when a request that carried a token is answered 401.
 */
export type FetchLike = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

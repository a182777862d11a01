/** The connection to a service: over HTTP, or within one process through `inject`. */
export interface ServiceLink {
  baseUrl: string;
  /** Sends the request unchanged; does not reject because of a status. */
  send(request: Request): Promise<Response>;
}

/** To the service at `url`. Redirects are not followed: requests go to configured addresses only. */
export const httpLink = (url: string): ServiceLink => ({
  baseUrl: url,
  send: (request) => fetch(request, { redirect: 'manual' }),
});

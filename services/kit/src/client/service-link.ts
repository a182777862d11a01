/** The way to a service: over HTTP, or within one process through `inject`. */
export interface ServiceLink {
  baseUrl: string;
  /** Sends as it stands; a status is no failure. */
  send(request: Request): Promise<Response>;
}

/** To the service at `url`. Where a request goes is written in the configuration, so no answer may lead elsewhere. */
export const httpLink = (url: string): ServiceLink => ({
  baseUrl: url,
  send: (request) => fetch(request, { redirect: 'manual' }),
});

import type { FastifyInstance } from 'fastify';
import { hidden } from '../../lib/routes';
import files from './checkout-files.json';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The frame runs only its own files, and only pages of its own origin may embed it. */
const framePolicy =
  "default-src 'none';script-src 'self';style-src 'self';img-src 'self';connect-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'self'";

/** `checkout.js` and the files that it opens. */
export function checkoutFileRoutes(app: FastifyInstance): void {
  for (const [name, text] of Object.entries(files)) {
    app.get(`/${name}`, hidden, (_request, reply) =>
      reply
        .type(types[name.split('.').at(-1) ?? ''] ?? 'text/plain')
        .headers({
          'cache-control': 'no-cache',
          'content-security-policy': framePolicy,
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'no-referrer',
        })
        .send(text),
    );
  }
}

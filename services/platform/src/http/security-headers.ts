import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Whom an introduction or lesson may be embedded from. */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://archive.org'];

/**
 * Security headers of every answer. Scripts come from this origin only; the inline ones of the shell's page are named
 * by their hash. Banners and lessons may live at any http(s) address, as the course form allows.
 */
export async function registerSecurityHeaders(app: FastifyInstance, scriptHashes: () => string[]): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", () => scriptHashes().join(' ')],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'https:', 'http:'],
        mediaSrc: ["'self'", 'https:', 'http:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: players,
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // Video hosts want to know which site embeds them; more than the origin they need not know.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

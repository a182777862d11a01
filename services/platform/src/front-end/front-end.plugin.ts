import { isNeverPage } from '@vidyapath/platform-api/page-addresses';
import { isRemoteId } from '@vidyapath/platform-api/remote-id';
import { sendNotFound } from '@vidyapath/service-kit/http/problem-reply';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../edge-policy/caching';
import { findSlicesFile } from './find-file';
import { readRemotes } from './remotes';
import { createShellPageSender } from './send-shell-page';
import { sendSliceFile } from './send-slice-file';
import type { FrontEnd } from './shell-page';

const config = { access: 'public', rateLimit: false } as const;

/** `/remotes.json` and the remotes' files. */
export function registerRemotes(app: FastifyInstance, { slices }: FrontEnd): void {
  app.get('/remotes.json', { config, schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', cacheControl.revalidated)
      .send(await readRemotes(slices, (text) => app.log.warn(text))),
  );
  app.route<{ Params: { remote: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/mf/:remote/*',
    config,
    schema: { hide: true },
    handler: async (request, reply) => {
      const { remote, '*': name } = request.params;
      const file = isRemoteId(remote) ? await findSlicesFile(slices, remote, name) : undefined;
      return file ? sendSliceFile(request, reply, file) : sendNotFound(request, reply);
    },
  });
}

/** Answers requests without a route: the shell's files, its page for addresses that a person may open, else a problem. */
export function createFallback(frontEnd: FrontEnd) {
  const { send: sendPage, isDescribed, ...pages } = createShellPageSender(frontEnd);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    if (!isRead(request)) return sendNotFound(request, reply);
    const file = path === '/' ? undefined : await findSlicesFile(frontEnd.slices, 'shell', path.slice(1));
    if (file) return sendSliceFile(request, reply, file);
    if (!isDocument(path, request.headers.accept)) return sendNotFound(request, reply);
    // An outdated name of a course may end like a file.
    if (looksLikeFile(path) && !(await isDescribed(path))) return sendNotFound(request, reply);
    return sendPage(request, reply, path);
  };
  /** The same for an address that no screen may have. */
  const refuse = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request);
    const isPage = isRead(request) && isDocument(path, request.headers.accept) && !looksLikeFile(path);
    return isPage ? sendPage(request, reply, undefined) : sendNotFound(request, reply);
  };
  return { answer, refuse, ...pages };
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isDocument = (path: string, accept = '*/*'): boolean => /text\/html|\*\/\*/i.test(accept) && !isNeverPage(path);

/** A name with an ending, which has a letter, or one that begins with a dot anywhere. */
function looksLikeFile(path: string): boolean {
  const name = path.split('/').findLast((segment) => segment !== '') ?? '';
  const dot = name.indexOf('.');
  return path.includes('/.') || (dot >= 0 && /[a-z]/i.test(name.slice(dot)));
}

/** The kit's server lets only addresses through that can be decoded. */
const pathOf = ({ url }: FastifyRequest): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

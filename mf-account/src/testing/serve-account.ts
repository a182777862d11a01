import { paths } from '@vidyapath/http/paths';
import { http } from 'msw';
import type { SetupServer } from 'msw/node';

type Answer = (request: Request) => Response | Promise<Response> | undefined;

/** Of an account that has nothing yet. */
const others: Record<string, () => Response> = {
  [paths.notifications]: () => Response.json([]),
  [paths.notificationSettings]: () => Response.json({ kinds: [] }),
  [paths.myCourses]: () => Response.json([]),
};

/** Answers each call of a test by `answer`, or as for an account that has nothing yet; returns the calls. */
export function serveAccount(server: SetupServer, answer: Answer): Request[] {
  const requests: Request[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      requests.push(request.clone());
      const { pathname } = new URL(request.url);
      return (await answer(request.clone())) ?? others[pathname]?.() ?? new Response(null, { status: 204 });
    }),
  );
  return requests;
}

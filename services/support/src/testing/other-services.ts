import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';

/** Answers of auth, catalogue and commerce, as a test sets them. */
export function createOtherServices() {
  const orders = new Map<string, number>();
  const courses = new Map<number, { is_public: boolean }>();
  const grants = new Set<string>();
  /** Releases of mf_store, as `/remotes.json` has them; undefined: the list cannot be read. */
  let releases: { stable: string; candidate?: string } | undefined = { stable: '1.0.0' };
  const filesOf = (version: string) => ({ version, manifest: `/mf/mf_store/${version}/mf-manifest.json` });
  let away = false;

  const answer = ({ pathname, searchParams }: URL): Response => {
    const order = /^\/internal\/orders\/(.+)$/.exec(pathname)?.[1];
    if (order !== undefined) {
      const user_id = orders.get(order);
      return user_id === undefined ? Response.json({}, { status: 404 }) : Response.json({ order_id: order, user_id });
    }
    if (pathname === '/remotes.json') {
      if (!releases) return Response.json({}, { status: 503 });
      const { stable, candidate } = releases;
      return Response.json({
        remotes: {
          mf_store: { ...filesOf(stable), ...(candidate && { candidate: { ...filesOf(candidate), percent: 10 } }) },
        },
      });
    }
    if (pathname === '/internal/access') {
      const access = grants.has(`${searchParams.get('user_id')} ${searchParams.get('course_id')}`);
      return Response.json({ access, ends_at: null });
    }
    if (pathname.startsWith('/internal/mails/')) return Response.json({ allowed: true });
    const id = Number(searchParams.get('ids'));
    const course = courses.get(id);
    const items = course ? [{ course_id: id, version: 1, course }] : [];
    return Response.json({ items, next: '', more: false });
  };

  const link: ServiceLink = {
    baseUrl: 'http://localhost',
    send: async (request) => (away ? Response.json({}, { status: 503 }) : answer(new URL(request.url))),
  };
  return {
    orders,
    courses,
    grants,
    link,
    release: (served: typeof releases) => {
      releases = served;
    },
    setAway: (is: boolean) => {
      away = is;
    },
  };
}

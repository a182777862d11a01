import '@vidyapath/testing/everything-in-sight';
import { screen } from '@testing-library/react';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import remote from '../remote';
import { network } from './catalogue';
import { makeAsset, serveRoom } from './uploads';

export const use = { course_id: 4, course_name: 'React Basics', module_id: 7, video_id: 9, video_title: 'Ohm’s law' };

/** The problem of a kind, as media answers it. */
export const refusal = (status: number, kind: string) =>
  HttpResponse.json(
    { type: `/problems/${kind}`, title: 'No', status, detail: 'No.', instance: '/', requestId: 'r' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Media's library, which keeps its assets and the calls that change or list them. */
export function serveLibrary(start: Asset[] = [makeAsset()]) {
  let assets = start;
  const calls: { method: string; path: string; search: string; ifMatch: string | null }[] = [];
  /** A header has no other letters than ASCII. */
  const etagOf = ({ title }: Asset) => `"${encodeURIComponent(title)}"`;
  const found = (id: unknown) => assets.find(({ asset_id }) => asset_id === id);
  network.use(
    http.all('*/api/media/assets*', ({ request: { method, url, headers } }) => {
      const { pathname: path, search } = new URL(url);
      calls.push({ method, path, search, ifMatch: headers.get('if-match') });
    }),
    serveRoom(),
    http.get(`*${lessonPaths.assets}`, ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      const rows = assets.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()));
      return HttpResponse.json(rows, { headers: { 'x-total-count': String(rows.length) } });
    }),
    http.get(`*${lessonPaths.asset(':id')}`, ({ params }) => {
      const asset = found(params.id);
      return asset ? HttpResponse.json(asset, { headers: { etag: etagOf(asset) } }) : refusal(404, 'not-found');
    }),
    http.get(
      `*${lessonPaths.assetPoster(':id')}`,
      () => new HttpResponse('picture', { headers: { 'content-type': 'image/webp' } }),
    ),
    http.delete(`*${lessonPaths.asset(':id')}`, ({ params }) => {
      const asset = found(params.id);
      if (asset && asset.used_by_count > 0) return refusal(409, 'asset-in-use');
      assets = assets.filter((other) => other !== asset);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return {
    calls,
    change: (part: Partial<Asset>) => {
      assets = assets.map((asset) => ({ ...asset, ...part }));
    },
    add: (asset: Asset) => {
      assets = [asset, ...assets];
    },
  };
}

export async function openLibrary(search = '') {
  const view = await renderRemote(remote, `/studio/library${search}`, { user: staff });
  await screen.findByRole('heading', { level: 1, name: 'Library' });
  return view;
}

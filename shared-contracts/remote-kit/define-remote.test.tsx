import { usePlatform, useSliceId } from '@vidyapath/client/screens/platform-context';
import { paths } from '@vidyapath/http/paths';
import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { act, screen as page } from '@testing-library/react';
import { defineRemote } from './define-remote';
import { lazyScreen, screen } from './screens';
import { createSliceApi } from './slice-api';
import { createSliceData } from './slice-data';

const api = createSliceApi(['Course']).injectEndpoints({
  endpoints: (build) => ({
    names: build.query<string[], void>({ query: () => ({ url: paths.courses }), providesTags: ['Course'] }),
  }),
});

const Where = () => <output>{`${useSliceId()} in ${usePlatform().config.appName}`}</output>;
const Names = () => <output>{api.useNamesQuery().data?.join() ?? 'none'}</output>;

const texts = async () => ({ default: { title: 'Courses' } });

/** A slice whose server answers with one more course each time. */
function makeRemote() {
  let requests = 0;
  const fetch = async () => {
    requests += 1;
    return new Response(JSON.stringify([`Course ${requests}`]));
  };
  return defineRemote({
    id: 'mf_public',
    platform: '^2.0.0',
    messages: { en: texts, hi: texts },
    routes(slice) {
      const { DataLayout } = createSliceData(slice, {
        api,
        fetch,
        staleTags: { 'catalogue.course-changed@1': () => ['Course'] },
      });
      return [screen('/where', Where), { Component: DataLayout, children: [lazyScreen('/names', async () => Names)] }];
    },
  });
}

const shows = (text: string) => page.findByText(text);

test('a screen has the platform and its slice in context', async () => {
  await renderRemote(makeRemote(), '/where');
  await shows(`mf_public in ${createFakePlatform().config.appName}`);
});

test('an event of another slice reloads stale data, and signing out empties the store', async () => {
  const remote = makeRemote();
  const { platform } = await renderRemote(remote, '/names');
  await shows('Course 1');
  act(() => platform.events.publish('catalogue.course-changed@1', { courseId: 4 }));
  await shows('Course 2');
  act(() => remote.onLogout());
  await shows('Course 3');
});

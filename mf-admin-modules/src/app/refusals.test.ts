import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { makeLastChange, makeModule, makeVideo } from '@vidyapath/testing/record-factories';
import { staff } from '@vidyapath/testing/users';
import { http } from 'msw';
import { deleteModule, moduleEndpoint, updateModule } from '../lib/modules.endpoints';
import { createVideo, deleteVideo, updateVideo, videoEndpoint } from '../lib/videos.endpoints';
import { network, problem } from '../testing/catalogue';
import { createSliceStore, type SliceStore } from '@vidyapath/remote-kit/slice-data';
import { api } from '../lib/api';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const body = makeModule();
const video = makeVideo();
const newVideo = {
  course_id: video.course_id,
  module_id: video.module_id,
  video_title: video.video_title,
  video_url: video.video_url,
  duration_in_seconds: video.duration_in_seconds,
  sequence_no: video.sequence_no,
  created_by: 'admin',
} as const;
const ifMatch = '"1"';

const lastChange = makeLastChange({ fields: ['video_title'] });

type Call = (store: SliceStore) => PromiseLike<{ error?: unknown }>;
const changeModule: Call = ({ dispatch }) => dispatch(updateModule.initiate({ id: 7, body, ifMatch }));
const endModule: Call = ({ dispatch }) => dispatch(deleteModule.initiate({ id: 7, ifMatch }));
const changeVideo: Call = ({ dispatch }) =>
  dispatch(updateVideo.initiate({ id: video.video_id, body: video, ifMatch }));
const endVideo: Call = ({ dispatch }) => dispatch(deleteVideo.initiate({ id: video.video_id, ifMatch }));

const refusals: [string, number, Call, string | undefined][] = [
  ['a deleted module', 404, ({ dispatch }) => dispatch(moduleEndpoint.initiate(7)), undefined],
  ['a change of a deleted module', 404, changeModule, undefined],
  ['the deletion of a deleted module', 404, endModule, undefined],
  ['a change of a module that another has changed', 412, changeModule, undefined],
  ['the deletion of a module that another has changed', 412, endModule, undefined],
  ['a new video with a fault', 400, ({ dispatch }) => dispatch(createVideo.initiate(newVideo)), 'video_title'],
  ['a deleted video', 404, ({ dispatch }) => dispatch(videoEndpoint.initiate(7)), undefined],
  ['a change of a deleted video', 404, changeVideo, undefined],
  ['a change of a video with a fault', 400, changeVideo, 'video_title'],
  ['a change of a video that another has changed', 412, changeVideo, undefined],
  ['the deletion of a video that another has changed', 412, endVideo, undefined],
  [
    'the deletion of a deleted video',
    404,
    ({ dispatch }) => dispatch(deleteVideo.initiate({ id: video.video_id, ifMatch: undefined })),
    undefined,
  ],
];

test.each(refusals)(
  '%s fails with a problem with its sentence, its field and the last change',
  async (_what, status, call, field) => {
    const errors = field ? [{ field, detail: 'Too long.' }] : [];
    const faster = status === 412 ? { lastChange } : {};
    network.use(http.all('*', () => problem(status, 'No.', field ? errors : undefined, faster.lastChange)));
    const { error } = await call(createSliceStore(api, createFakePlatform({ user: staff }).http.fetch));
    expect(error).toMatchObject({ status, detail: 'No.', errors, ...faster });
  },
);

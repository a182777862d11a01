import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { http, HttpResponse } from 'msw';
import { button, courseMaster, open } from '../../testing/admin-screens';
import { network, problem, stockCatalogue, startNetwork } from '../../testing/fake-catalogue';

startNetwork();

const upload = `*${paths.uploadCourseImage}`;
const picker = () => screen.getByLabelText<HTMLInputElement>('Banner Image');
const image = (size = 4, type = 'image/png') => new File([new Uint8Array(size)], 'banner.png', { type });
const messages = (platform: { notices: { message: string }[] }) => platform.notices.map(({ message }) => message);

test('an image is uploaded, shown with its link, and can be removed', async () => {
  stockCatalogue();
  const sent: string[] = [];
  network.use(
    http.post(upload, async ({ request }) => {
      sent.push(request.headers.get('content-type') ?? '');
      return HttpResponse.json({ path: '/media/abc.webp' }, { status: 201 });
    }),
  );
  const { user, platform } = await open(courseMaster);
  expect(picker().accept).toContain('image/png');
  await user.upload(picker(), image());
  const preview = await screen.findByRole<HTMLImageElement>('img', { name: 'Preview of the banner' });
  expect(preview.getAttribute('src')).toBe('/media/abc-320.webp');
  expect(screen.getByRole('link', { name: 'Current image: /media/abc.webp' }).getAttribute('href')).toBe(
    '/media/abc.webp',
  );
  expect(sent).toEqual([expect.stringMatching(/^multipart\/form-data; boundary=/)]);
  expect(messages(platform)).toEqual(['Banner image uploaded!']);
  await user.click(button('Remove the image'));
  expect(screen.queryByRole('img', { name: 'Preview of the banner' })).toBeNull();
});

test.each([
  [413, /^The file is larger than 5 MB\./],
  [415, /^This is not an image that can be used\./],
  [503, /^The service is not available right now\./],
])('shows beside the field why an upload was answered %s', async (status, message) => {
  stockCatalogue();
  network.use(http.post(upload, () => problem(status)));
  const { user, platform } = await open(courseMaster);
  await user.upload(picker(), image());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(messages(platform)).toEqual(['Failed to upload image.']);
});

test('does not send a file that is too large', async () => {
  stockCatalogue();
  const { user } = await open(courseMaster);
  await user.upload(picker(), image(5 * 1_024 * 1_024 + 1));
  expect(await screen.findByText(/^The file is larger than 5 MB\./)).toBeTruthy();
});

test('saving waits for a running upload', async () => {
  stockCatalogue();
  let finish: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  network.use(
    http.post(upload, async () => {
      await gate;
      return HttpResponse.json({ path: '/media/abc.webp' }, { status: 201 });
    }),
  );
  const { user } = await open(courseMaster);
  await user.upload(picker(), image());
  await waitFor(() => expect(button('Save').disabled).toBe(true));
  expect(screen.getByRole('progressbar', { name: 'Uploading the image…' })).toBeTruthy();
  finish();
  await waitFor(() => expect(button('Save').disabled).toBe(false));
});

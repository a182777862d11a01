import type { Page } from '@playwright/test';
import { openVideos } from './screens/module-videos';
import { accounts, fillLogin } from './support/accounts';
import { becomes, focused, shown } from './support/expectations';
import { callsOf, refuse } from './support/answers';
import { videoUrl } from './support/addresses';
import { expect, type OpenPage, test } from './support/test';

const mark = Date.now().toString(36);
const videos = '/api/courseModule/moduleVideo';
const durations = '/api/media';
const moduleName = `Throwing ${mark}`;
const inModal = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null);

const openModal = (openPage: OpenPage, courseName: string, titles?: string[]) =>
  openVideos(openPage, courseName, moduleName, titles);

test('the attachments modal is static, keeps the keyboard, and closing it resets its fields', async ({ openPage }) => {
  const { page, screen } = await openModal(openPage, `Static ${mark}`, ['Wedging', 'Centering']);

  await test.step('it lists number, name, address, duration and state, with a delete button', async () => {
    await shown(screen.video.rows);
    expect(await screen.video.rows.allTextContents()).toEqual([
      '1Wedginghttps://example.com/0.mp401:02:05PublishedUnpublishMake it a free previewFiles (PDF)',
      '2Centeringhttps://example.com/1.mp402:04:10PublishedUnpublishMake it a free previewFiles (PDF)',
    ]);
    for (const name of ['Wedging', 'Centering'])
      await shown(screen.modal.getByRole('button', { name: `Delete ${name}` }));
  });
  await test.step('neither Escape nor a click beside it closes it', async () => {
    await screen.video.name.fill('Half');
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 450);
    expect(await screen.video.name.inputValue()).toBe('Half');
  });
  await test.step('Tab stays inside, in both directions', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await page.keyboard.press(turn < 7 ? 'Tab' : 'Shift+Tab');
      await becomes(() => inModal(page), true);
    }
  });
  await test.step('Close clears the fields and returns the focus', async () => {
    await screen.closeAttachments();
    await focused(page.getByRole('button', { name: `Attachments of ${moduleName}` }));
    await page.keyboard.press('Enter');
    await shown(screen.video.name);
    expect(await screen.video.name.inputValue()).toBe('');
  });
});

test('adding a video: the duration is read with its progress, and each way it can end', async ({ openPage }) => {
  const { page, screen, course } = await openModal(openPage, `Adding videos ${mark}`, ['Wedging']);
  const sent = callsOf(page, { method: 'POST', path: videos });
  const durationCalls = callsOf(page, { method: 'POST', path: durations });
  const { name, url, add, bar, rows } = screen.video;
  const problem = (text: string | RegExp) => shown(screen.modal.getByRole('alert').filter({ hasText: text }));
  const kept = async () => {
    await becomes(() => add.isEnabled(), true);
    expect([await name.inputValue(), await url.inputValue()]).toEqual(['Centering', videoUrl('lesson-1.mp4')]);
  };
  const fill = async () => {
    await name.fill('Centering');
    await url.fill(videoUrl('lesson-1.mp4'));
  };

  await test.step('without a name, an address or a valid address the field only gets the focus', async () => {
    for (const [title, address, wrong] of [
      ['', '', name],
      ['  ', videoUrl('lesson-1.mp4'), name],
      ['Centering', '', url],
      ['Centering', 'javascript:alert(1)', url],
    ] as const) {
      await name.fill(title);
      await url.fill(address);
      await add.click();
      await focused(wrong);
    }
    await url.fill(`https://example.com/${'a'.repeat(2_048)}`);
    await shown(screen.modal.getByText('Video URL can have at most 2048 characters.'));
    expect(durationCalls).toEqual([]);
  });
  await test.step('a refusal before the duration is read', async () => {
    await fill();
    for (const [refusal, text] of [
      [{ status: 0 }, /The server did not respond/],
      [{ status: 400, detail: 'This address is not allowed.' }, 'This address is not allowed.'],
      [{ status: 403 }, /Your account is not allowed to change this/],
      [{ status: 429, retryAfter: 20 }, 'Too many requests. Try again in 20 seconds.'],
      [{ status: 500 }, /Something went wrong/],
      [{ status: 503 }, /not available right now/],
    ] as const) {
      const lift = await refuse(page, { path: durations, method: 'POST', ...refusal });
      await add.click();
      await problem(text);
      await kept();
      await lift();
    }
  });
  await test.step('a stream that ends with a reason, or without a duration', async () => {
    for (const [body, text] of [
      ['{"progress":10}\n{"detail":"The file is no video."}\n', 'The file is no video.'],
      ['{"progress":10}\n', /The duration could not be read/],
    ] as const) {
      await page.route('**/api/media/**', (route) => route.fulfill({ contentType: 'application/x-ndjson', body }), {
        times: 1,
      });
      await add.click();
      await problem(text);
      await kept();
    }
  });
  await test.step('the network may be lost in the middle', async () => {
    await page.route('**/api/media/**', (route) => route.continue({ url: videoUrl('?cut') }), { times: 1 });
    await add.click();
    await problem(/The server did not respond/);
    await kept();
  });
  await test.step('while the duration is read the button is busy and the bar grows; closing stops it', async () => {
    await url.fill(videoUrl('lesson-1.mp4?hold'));
    await add.click();
    await shown(bar);
    await becomes(() => add.isDisabled(), true);
    await shown(add.getByRole('progressbar'));
    await shown(bar.and(page.locator('[aria-valuenow="0"]')));
    const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes(durations));
    await screen.closeAttachments();
    await stopped;
    await page.getByRole('button', { name: `Attachments of ${moduleName}` }).click();
    await shown(rows);
    await fill();
  });
  await test.step('a failed insert ends the busy state and keeps the fields, and the same button tries again', async () => {
    const lift = await refuse(page, { path: videos, method: 'POST', status: 503 });
    await add.click();
    await problem(/not available right now.*What you typed is still here\./);
    await kept();
    await lift();
  });
  await test.step('a double click adds one video, numbered after the last, and clears the fields', async () => {
    sent.length = 0;
    await add.dblclick();
    await shown(rows.filter({ hasText: 'Centering' }).getByText('00:00:14'));
    expect(sent.map(({ body }) => body)).toEqual([
      {
        course_id: course.id,
        module_id: course.moduleIds[0],
        video_title: 'Centering',
        video_url: videoUrl('lesson-1.mp4'),
        duration_in_seconds: 14,
        sequence_no: 2,
        created_by: 'admin',
      },
    ]);
    await becomes(async () => [await name.inputValue(), await url.inputValue()], ['', '']);
    await focused(name);
  });
  await test.step('with unknown progress the bar is full and striped; a video of the sharing service has its own call', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/media/youtube-duration', async (route) => {
      await waiting;
      await route.fulfill({
        contentType: 'application/x-ndjson',
        body: '{"progress":40}\n{"progress":"indeterminate"}\n{"duration":212}\n',
      });
    });
    await name.fill('Drying');
    await url.fill('https://youtu.be/dQw4w9WgXcQ');
    await add.click();
    const filled = bar.locator('> *');
    await becomes(
      () =>
        filled.evaluate((part) => [
          (part as HTMLElement).style.width,
          getComputedStyle(part).backgroundImage.includes('repeating-linear-gradient'),
        ]),
      ['100%', true],
    );
    answer();
    await shown(rows.filter({ hasText: 'Drying' }).getByText('00:03:32'));
  });
});

test('videos are renamed, moved, unpublished and made a free preview, and it is stored', async ({ openPage }) => {
  const { page, screen } = await openModal(openPage, `Changing ${mark}`, ['Wedging', 'Centering', 'Glazing']);
  const { modal, video } = screen;
  const button = (name: string) => modal.getByRole('button', { name, exact: true });
  const names = () =>
    video.rows
      .getByRole('button', { name: /^Delete / })
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(7)));

  await test.step('the arrow keys move it, and the button keeps the focus', async () => {
    await button('Move Wedging').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await shown(modal.getByText('Wedging is at place 3 of 3.'));
    await focused(button('Move Wedging'));
  });
  await test.step('the dialog moves it to a place', async () => {
    await button('Move Glazing').click();
    const dialog = page.getByRole('dialog', { name: 'Move Glazing' });
    await dialog.getByRole('combobox').selectOption({ label: '1: at the beginning' });
    await dialog.getByRole('button', { name: 'Move', exact: true }).dblclick();
    await focused(button('Move Glazing'));
    await becomes(names, ['Glazing', 'Centering', 'Wedging']);
  });
  await test.step('a new name, and the states', async () => {
    await button('Change the name of Centering').click();
    await page.keyboard.type('Centring');
    await page.keyboard.press('Enter');
    await focused(button('Change the name of Centring'));
    await button('Unpublish Centring').click();
    await focused(button('Publish Centring'));
    await button('Make Centring a free preview').click();
    await shown(button('End the free preview of Centring'));
  });
  await page.reload();
  await page.getByRole('button', { name: `Attachments of ${moduleName}` }).click();
  await becomes(names, ['Glazing', 'Centring', 'Wedging']);
  const changed = video.rows.filter({ hasText: 'Centring' });
  for (const state of ['Not published', 'Free preview']) await shown(changed.getByText(state, { exact: true }));
});

test('what was typed of a video is kept after the end of the session', async ({ openPage }) => {
  const { page, screen } = await openModal(openPage, `Video session ${mark}`);
  await screen.video.name.fill('Glazing');
  await screen.video.url.fill(videoUrl('lesson-2.mp4'));
  const lift = await refuse(page, { path: durations, method: 'POST', status: 401 });
  await screen.video.add.click();
  await page.waitForURL('**/login*');
  await lift();
  await fillLogin(page, accounts.staff);
  await page.getByRole('button', { name: `Attachments of ${moduleName}` }).click();
  await shown(screen.modal.getByText('We kept what you typed before your session ended.'));
  await becomes(
    async () => [await screen.video.name.inputValue(), await screen.video.url.inputValue()],
    ['Glazing', videoUrl('lesson-2.mp4')],
  );
});

test('a file from the device becomes a lesson that plays, also when the line is cut in between; one that is no video says so', async ({
  openPage,
}) => {
  const { page, screen } = await openModal(openPage, `Uploads ${mark}`);
  const { rows } = screen.video;
  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser');
    await screen.modal.getByRole('button', { name: 'Upload a file', exact: true }).click();
    await (await chooser).setFiles(file);
  };
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));

  await page.route('**/api/media/uploads/**', (route) => route.abort(), { times: 1 });
  await choose('services/media/tests/fixtures/index-last.mp4');
  const lesson = rows.filter({ hasText: 'index-last' });
  await shown(lesson.getByText('Ready to play'));
  expect(sent.filter((method) => method === 'PATCH').length).toBeGreaterThan(1);

  await choose({ name: '02 - Notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('#EXTM3U\nfile:///etc/passwd\n') });
  await shown(rows.filter({ hasText: 'Notes' }).getByText(/This is not a video that we can read/));

  await page.reload();
  await page.getByRole('button', { name: `Attachments of ${moduleName}` }).click();
  await shown(lesson.getByText('00:00:07'));
});

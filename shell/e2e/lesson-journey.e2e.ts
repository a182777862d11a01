import type { Page } from '@playwright/test';
import { payByUpi, store } from './screens/store';
import { lesson } from './screens/played-course';
import { accounts, fillLogin } from './support/accounts';
import { baseURL, videoUrl } from './support/addresses';
import { becomes, heading, shown } from './support/expectations';
import { newAccount } from './support/new-account';
import { makeCourse } from './support/staff-api';
import { expect, test } from './support/test';
import { tokenOf } from './support/tokens';

const mark = Date.now().toString(36);
const phone = { width: 360, height: 800 };
/** The demo's lesson of 4 minutes, uploaded, with captions in both languages. */
const asset = '/media/lessons/5a1e0c2e-7d3b-4c8f-9b16-0d1e2f3a4b5c';

const videoOf = (page: Page, title: string) => page.getByLabel(`Video: ${title}`, { exact: true });
const second = (page: Page, title: string) =>
  videoOf(page, title).evaluate((video) => (video as HTMLVideoElement).currentTime);
const pause = (page: Page, title: string) =>
  videoOf(page, title).evaluate((video) => (video as HTMLVideoElement).pause());
const caption = (page: Page, title: string) =>
  videoOf(page, title).evaluate((video) => {
    const track = [...(video as HTMLVideoElement).textTracks].find(({ mode }) => mode === 'showing');
    return [...(track?.activeCues ?? [])].map((cue) => (cue as VTTCue).text).join(' ');
  });

/** Plays a lesson, if it has not begun by itself. */
async function play(page: Page, title: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Play video' });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    expect(await second(page, title)).toBeGreaterThan(0);
  }).toPass();
}

const makeLessons = (name: string) =>
  makeCourse(
    `${name} ${mark}`,
    [
      {
        name: 'First part',
        videos: [
          { title: 'Ten per cent', url: asset, seconds: 240, isPreview: true },
          lesson('Wedging', videoUrl('lesson-1.mp4')),
        ],
      },
    ],
    499,
  );

test('a learner buys on a phone, learns, goes on at a desk, asks, is answered, finishes, shares, reviews and goes on', async ({
  openPage,
}) => {
  const course = await makeLessons('Percentages');
  const account = await newAccount();
  const onPhone = await openPage({ viewport: phone });

  await test.step('a visitor plays a free preview, and buys from there', async () => {
    await onPhone.goto(`/learn/${course.id}`);
    await heading(onPhone, 'Ten per cent');
    await play(onPhone, 'Ten per cent');
    await onPhone.getByRole('button', { name: 'Buy Now' }).click();
    await onPhone.waitForURL('**/login*');
    await fillLogin(onPhone, account);
    const { atCheckout, chooseState, payButton, paid } = store(onPhone);
    await atCheckout();
    await chooseState();
    await payButton.click();
    await payByUpi(onPhone, 'The payment succeeds');
    await paid();
  });

  await test.step('the order leads to the first lesson, which plays with captions', async () => {
    await onPhone.getByRole('link', { name: 'Start learning' }).click();
    await onPhone.waitForURL(`**/learn/${course.id}/*`);
    await heading(onPhone, 'Ten per cent');
    await play(onPhone, 'Ten per cent');
    await videoOf(onPhone, 'Ten per cent').focus();
    await onPhone.keyboard.press('c');
    await becomes(async () => (await caption(onPhone, 'Ten per cent')) !== '', true);
  });
  const first = new URL(onPhone.url()).pathname;

  const left = await test.step('a note is written; it waits when the page is left, and is saved', async () => {
    await becomes(async () => (await second(onPhone, 'Ten per cent')) > 8, true);
    await pause(onPhone, 'Ten per cent');
    await onPhone.getByRole('tab', { name: 'Notes' }).click();
    await onPhone.getByRole('button', { name: 'Add a note' }).click();
    await onPhone.getByRole('textbox', { name: /^Note/ }).fill('Move the point');
    await onPhone.getByRole('link', { name: 'Next lesson: Wedging' }).click();
    await heading(onPhone, 'Wedging');
    await onPhone.getByRole('link', { name: 'Previous lesson: Ten per cent' }).click();
    await expect(onPhone.getByRole('textbox', { name: /^Note/ })).toHaveValue('Move the point');
    await onPhone.getByRole('button', { name: 'Save the note' }).click();
    await shown(onPhone.getByText('Move the point'));
    await pause(onPhone, 'Ten per cent');
    const at = await second(onPhone, 'Ten per cent');
    await onPhone.close({ runBeforeUnload: true });
    return at;
  });

  const page = await openPage({ account });
  await test.step('a wide screen goes on at that second, with the note and the captions', async () => {
    await page.goto(`/learn/${course.id}`);
    await heading(page, /^(Ten per cent|Wedging)$/);
    await page.goto(first);
    await shown(page.getByText('Move the point'));
    await play(page, 'Ten per cent');
    expect(await second(page, 'Ten per cent')).toBeGreaterThan(left - 6);
    await pause(page, 'Ten per cent');
  });

  await test.step('a question about this second is answered, and the bell leads to the answer', async () => {
    await page.getByRole('link', { name: /^Ask about/ }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(`Why ten, ${mark}?`);
    await page.getByRole('textbox', { name: 'Your question' }).fill('And not `9`?');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await shown(page.getByRole('button', { name: `Why ten, ${mark}?` }));
    const staff = await openPage({ account: accounts.staff });
    await staff.goto(`/moderation/discussions?q=${mark}`);
    await staff.getByRole('link', { name: `Why ten, ${mark}?` }).click();
    await staff.getByRole('textbox', { name: 'Your answer' }).fill('Two hands.');
    await staff.getByRole('button', { name: 'Answer', exact: true }).click();
    await shown(staff.getByText('Two hands.', { exact: true }).first());
    await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(`Why ten, ${mark}`) })
      .first()
      .click();
    const answer = page.getByRole('listitem').filter({ hasText: 'Two hands.' });
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
  });

  await test.step('the last lesson ends the course: certificate, review and next course', async () => {
    // The rest of the long lesson was seen on another device.
    const headers = { authorization: `Bearer ${await tokenOf(baseURL(), account)}` };
    const data = { position_seconds: 239, ranges: [[0, 239]] };
    await becomes(async () => {
      const seen = await page.request.put(`/api/learning/progress/${first.split('/').at(-1)}`, { headers, data });
      return ((await seen.json()) as { completed: boolean }).completed;
    }, true);
    await page.goto(first);
    await page.getByRole('link', { name: 'Next lesson: Wedging' }).click();
    await play(page, 'Wedging');
    const end = page.getByRole('region', { name: 'The end of the course' });
    await shown(end.getByRole('heading', { name: /^You have completed Percentages/ }));
    await shown(end.getByText('Meera Newcomer'));
    await end.getByRole('link', { name: 'Your certificate is ready' }).click();
    await heading(page, 'Certificate');
    await shown(page.getByRole('button', { name: 'Share' }));
    await page.getByRole('link', { name: 'Review, and next course' }).click();
    await end.getByRole('radio', { name: '5 stars' }).check();
    await end.getByRole('textbox', { name: 'Your comments' }).fill('Clear.');
    await end.getByRole('button', { name: 'Submit the review' }).click();
    await shown(end.getByText('Waiting', { exact: true }));
    await end.getByRole('link', { name: /^Next course: / }).click();
    await page.waitForURL(/\/course\/course-content\/\d+-/);
  });

  await test.step('the bell and My Learning lead to the end again', async () => {
    const end = page.getByRole('region', { name: 'The end of the course' });
    await page.goto('/my-learning');
    await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /certificate/i })
      .first()
      .click();
    await shown(end);
    await page.goto('/my-learning');
    await page.getByRole('link', { name: /^What’s next after Percentages/ }).click();
    await shown(end);
  });
});

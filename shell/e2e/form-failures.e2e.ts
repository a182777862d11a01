import type { Page } from '@playwright/test';
import { signUpValues } from './screens/account-forms';
import { categoryAdmin } from './screens/category-admin';
import { openCourseForm } from './screens/course-form';
import { openVideos } from './screens/module-videos';
import { adminList } from './screens/admin-list';
import { type Failure, refuse } from './support/answers';
import { bannerJpeg } from './support/banner';
import { accounts } from './support/accounts';
import { focused, shown } from './support/expectations';
import { longUnless } from './support/long';
import { expect, test } from './support/test';

const notDone = /^This could not be done\. What you typed is still here/;
const away = /^The service is not available at the moment\./;
/** No text twice in a row, so that a text is not mistaken for the previous one. */
const failures: readonly (readonly [Failure, RegExp])[] = [
  [{ status: 0 }, /^This could not be sent\. Check your connection/],
  [{ status: 400 }, notDone],
  [{ status: 502 }, away],
  [{ status: 401 }, notDone],
  [{ status: 413 }, /^This was too long to be sent\./],
  [{ status: 403 }, notDone],
  [{ status: 429, retryAfter: 130 }, /try again in 3 minutes; what you typed is still here/],
  [{ status: 409 }, notDone],
  [{ status: 503 }, away],
  [{ status: 412 }, notDone],
  [{ status: 504 }, away],
  [{ status: 415 }, notDone],
  [{ status: 429 }, /try again in 1 minute; what you typed is still here/],
  [{ status: 500 }, notDone],
];

interface Form {
  name: string;
  at: string;
  call: string;
  typed: Record<string, string>;
  /** A field and the service's error for it. */
  refused: { label: string; field: string };
  button: string;
}

const password = { Password: 'Mitti@2026', 'Confirm Password': 'Mitti@2026' };
const fresh = { 'New Password': 'Mitti@2026', 'Confirm Password': 'Mitti@2026' };
const forms: readonly Form[] = [
  {
    name: 'login',
    at: '/login',
    call: '/auth/login',
    button: 'Sign In',
    typed: { 'Email Address': 'asha@in.example', Password: 'Mitti@2026' },
    refused: { label: 'Email Address', field: 'email' },
  },
  {
    name: 'sign-up',
    at: '/signup',
    call: '/auth/register',
    button: 'Sign Up',
    typed: { ...signUpValues(), ...password },
    refused: { label: 'Phone', field: 'phone' },
  },
  {
    name: 'forgotten password',
    at: '/forgot-password',
    call: '/auth/password-reset/request',
    button: 'Send Link',
    typed: { 'Email Address': 'asha@in.example' },
    refused: { label: 'Email Address', field: 'email' },
  },
  {
    name: 'new password',
    at: `/reset-password?token=${'a1'.repeat(24)}`,
    call: '/auth/password-reset/confirm',
    button: 'Save Password',
    typed: fresh,
    refused: { label: 'New Password', field: 'password' },
  },
];

const main = (page: Page) => page.getByRole('main');

async function written(page: Page, { typed }: Form): Promise<Record<string, string>> {
  const pairs = Object.keys(typed).map(
    async (label) => [label, await main(page).getByLabel(label, { exact: true }).inputValue()] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

for (const form of forms) {
  test(
    `${form.name}: each failure is shown beside the button, and nothing typed is lost`,
    // All forms share the code that shows failures.
    longUnless(form.name === 'sign-up'),
    async ({ page, pageErrors }) => {
      await page.goto(form.at);
      for (const [label, text] of Object.entries(form.typed))
        await main(page).getByLabel(label, { exact: true }).fill(text);
      const send = main(page).getByRole('button', { name: form.button, exact: true });
      for (const [failure, text] of failures) {
        await test.step(`answer ${failure.status}`, async () => {
          await refuse(page, { path: form.call, ...failure });
          await send.click();
          await shown(main(page).getByRole('alert').filter({ hasText: text }));
          await focused(send);
          expect(await written(page, form)).toEqual(form.typed);
        });
      }
      await test.step('a refused field shows its error until the next answer, which may be another one', async () => {
        const { label, field } = form.refused;
        await refuse(page, { path: form.call, status: 400, errors: [{ field, detail: 'It is not known here.' }] });
        await send.click();
        await shown(main(page).getByText('It is not known here.'));
        await focused(main(page).getByLabel(label, { exact: true }));
        await refuse(page, { path: form.call, status: 503 });
        await send.click();
        await shown(
          main(page)
            .getByRole('alert')
            .filter({ hasText: /^The service is not available/ }),
        );
        expect(await main(page).getByText('It is not known here.').count()).toBe(0);
        expect(await written(page, form)).toEqual(form.typed);
      });
      // Login and sign-up log their failures.
      expect(pageErrors.take().filter((line) => !/^(?:Login|Sign-up): /.test(line))).toEqual([]);
    },
  );
}

test('a button that was pressed by keyboard keeps the focus when its action fails', async ({ openPage }) => {
  await test.step('deleting', async () => {
    const page = await openPage({ account: accounts.staff });
    const screen = categoryAdmin(page);
    const list = adminList(page, 'Categories');
    await screen.open();
    const name = `Focus ${Date.now().toString(36)}`;
    await screen.create(name);
    await list.show();
    await list.search(name);
    await list.delete(name);
    await refuse(page, { path: '/api/category', method: 'DELETE', status: 503 });
    const button = list.dialog.getByRole('button', { name: 'Delete', exact: true });
    await button.press('Enter');
    await shown(list.dialog.getByText(/^The service is not available right now/));
    await focused(button);
  });
  await test.step('adding a video', async () => {
    const { page, screen } = await openVideos(openPage, `Focus ${Date.now().toString(36)}`, 'Kiln');
    await screen.video.name.fill('Firing');
    await screen.video.url.fill('https://example.com/firing.mp4');
    await refuse(page, { path: '/api/media/archive-duration', method: 'POST', status: 503 });
    await screen.video.add.press('Enter');
    await shown(screen.modal.getByText(/^The service is not available right now/));
    await focused(screen.video.add);
    expect(await screen.video.url.inputValue()).toBe('https://example.com/firing.mp4');
  });
  await test.step('choosing a picture', async () => {
    const { page, form } = await openCourseForm(openPage);
    await refuse(page, { path: '/api/media/uploadCourseImage', method: 'POST', status: 503 });
    await form.banner.focus();
    await form.banner.setInputFiles(await bannerJpeg());
    await shown(page.getByText('Failed to upload image.'));
    await focused(form.banner);
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { landingPage, message, type MessageLabel } from './screens/landing-page';
import { accounts } from './support/accounts';
import { baseURL } from './support/addresses';
import { answered, callsOf, formFailures, refuse } from './support/answers';
import { becomes, focused, hidden, shown, toast } from './support/expectations';
import { long } from './support/long';
import { expect, type OpenPage, test } from './support/test';
import { tokenOf } from './support/tokens';

const contactPath = '/api/support/contact';
const newsletterPath = '/api/support/newsletter';

async function open(openPage: OpenPage) {
  const page = await openPage();
  const landing = landingPage(page);
  await landing.open('/contact');
  return { page, landing };
}

/** The entries with a text that staff finds in a list of visitors' messages. */
async function received(page: Page, path: string, text: string): Promise<object[]> {
  const token = await tokenOf(baseURL(), accounts.staff);
  const answer = await page.request.get(`${path}?q=${encodeURIComponent(text)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as object[];
}

test(
  'each field of the contact form says what is wrong with it, and the first wrong one gets the focus',
  long,
  async ({ openPage }) => {
    const { page, landing } = await open(openPage);
    await landing.send();
    await toast(page, 'Please fill the form correctly!');
    for (const text of ['full name', 'email', 'mobile number', 'message'])
      await shown(landing.contact.getByText(`Please enter your ${text}.`));
    await focused(landing.field('Full Name'));
    const wrong: [MessageLabel, string, string][] = [
      ['Full Name', '   ', 'Please enter your full name.'],
      ['Full Name', 'क'.repeat(101), 'Name must be at most 100 characters long.'],
      ['Email', 'meera@', 'Please enter a valid email.'],
      ['Email', `${'a'.repeat(250)}@in.example`, 'Email must be at most 254 characters long.'],
      ['Mobile Number', '98765', 'Mobile number must be 10 digits long.'],
      ['Mobile Number', 'नौ आठ सात', 'Mobile number must be only digits.'],
      ['Message', ' \n ', 'Please enter your message.'],
      ['Message', 'x'.repeat(2_001), 'Message must be at most 2000 characters long.'],
    ];
    for (const [label, value, text] of wrong) {
      await landing.field(label).fill(value);
      await shown(landing.contact.getByText(text));
    }
  },
);

test('a message in any script reaches staff once, however often the button is pressed, with emphasis pasted as plain text', async ({
  openPage,
}) => {
  const { page, landing } = await open(openPage);
  const odd = `مرحبا e\u0301 क्ष्म 👩🏽‍🏫 ${randomUUID()}`;
  await landing.write({ ...message, 'Full Name': '  मीरा Das ' });
  await landing.field('Message').evaluate((input, text) => {
    input.focus();
    const clipboard = new DataTransfer();
    clipboard.setData('text/html', `<b onclick="alert(1)">${text}</b>`);
    clipboard.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  }, odd);
  await landing.field('Message').fill(odd);
  const calls = callsOf(page, { path: contactPath });
  await landing.contact.getByRole('button', { name: 'Send Message' }).dblclick();
  await toast(page, 'Thank you! Your message has reached us. We answer within two working days.');
  expect(calls).toHaveLength(1);
  expect(await received(page, contactPath, odd)).toEqual([
    expect.objectContaining({ full_name: 'मीरा Das', email: message.Email, mobile: '9876543210', message: odd }),
  ]);
  await becomes(async () => Object.values(await landing.written()).join(''), '');
});

test(
  'each failure is shown beside the button, nothing typed is lost, and a retry has the same idempotency key',
  long,
  async ({ openPage, pageErrors }) => {
    const { page, landing } = await open(openPage);
    await landing.write(message);
    const keys: (string | undefined)[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith(contactPath) && keys.push(request.headers()['idempotency-key'])),
    );
    for (const [status, text] of [...formFailures, [429, /try again in 9 minutes/]] as const) {
      const restore = await refuse(page, { path: contactPath, status, ...(status === 429 && { retryAfter: 540 }) });
      await answered(page, contactPath, landing.send);
      await shown(landing.contact.getByRole('alert').filter({ hasText: text }));
      expect(await landing.written()).toEqual(message);
      await restore();
    }
    await pageErrors.expect(7);
    const accept = await refuse(page, {
      path: contactPath,
      status: 400,
      errors: [{ field: 'mobile', detail: 'This number is not known.' }],
    });
    await landing.send();
    await shown(landing.contact.getByText('This number is not known.'));
    await accept();
    const connect = await refuse(page, { path: contactPath, status: 0 });
    await answered(page, contactPath, landing.send);
    await shown(landing.contact.getByRole('alert').filter({ hasText: 'Check your connection' }));
    await connect();
    await landing.send();
    await toast(page, 'Thank you! Your message has reached us. We answer within two working days.');
    expect(keys.at(-1)).toMatch(/^\w{20,}$/);
    expect(keys.at(-1)).toBe(keys.at(-2));
  },
);

test(
  'the newsletter takes an address, again without a second entry, and says what is wrong',
  long,
  async ({ openPage }) => {
    const { page, landing } = await open(openPage);
    const email = `${randomUUID()}@vidyapath.example`;
    const { newsletter } = landing;
    await landing.footer.scrollIntoViewIfNeeded();
    const subscribe = () => newsletter.getByRole('button', { name: 'Subscribe' }).click();
    await subscribe();
    await shown(newsletter.getByText('Please enter your email.'));
    await newsletter.getByLabel('Your email').fill('meera');
    await shown(newsletter.getByText('Please enter a valid email.'));
    await newsletter.getByLabel('Your email').fill(email);
    const restore = await refuse(page, { path: newsletterPath, status: 429, retryAfter: 59 });
    await subscribe();
    await shown(newsletter.getByRole('alert').filter({ hasText: 'try again in 1 minute;' }));
    expect(await newsletter.getByLabel('Your email').inputValue()).toBe(email);
    await restore();
    for (const written of [email, ` ${email.toUpperCase()} `]) {
      await newsletter.getByLabel('Your email').fill(written);
      await subscribe();
      await toast(page, 'You are subscribed. Look out for our next newsletter.');
      await page.getByRole('button', { name: 'Close' }).first().click();
      await hidden(page.getByText('You are subscribed. Look out for our next newsletter.'));
    }
    expect(await received(page, newsletterPath, email)).toHaveLength(1);
  },
);

import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { accounts } from './support/accounts';
import { heading, shown } from './support/expectations';
import { newAccount } from './support/new-account';
import { makeCourse } from './support/staff-api';
import { expect, test } from './support/test';

/** Marks a course's only lesson as done, since its length is not known. */
async function finish(page: Page, courseId: number): Promise<void> {
  await page.goto(`/course/course-progress/${courseId}`);
  await page.getByRole('button', { name: /^First steps/ }).click();
  await page.getByRole('button', { name: 'Play Clay' }).click();
  await page.getByRole('button', { name: 'Mark as done' }).click();
  await shown(page.getByText('Done', { exact: true }).first());
}

test('a learner reviews and asks, staff accepts and answers, and visitors read the review', async ({ openPage }) => {
  const word = randomUUID().slice(0, 8);
  const lesson = { title: 'Clay', url: 'https://example.com/clay.mp4', seconds: 0 };
  const { id } = await makeCourse(`Pottery ${word}`, [{ name: 'First steps', videos: [lesson] }], 0);
  const learner = await openPage({ account: await newAccount() });
  const staff = await openPage({ account: accounts.staff });

  await test.step('the learner writes a review, which waits for staff', async () => {
    await finish(learner, id);
    await learner.getByRole('tab', { name: 'Reviews (0)' }).click();
    await learner.getByRole('radio', { name: '4 stars' }).check();
    await learner.getByRole('textbox', { name: 'Your comments' }).fill(`Patient and clear, ${word}`);
    await learner.getByRole('button', { name: 'Submit the review' }).click();
    await shown(learner.getByText('Waiting', { exact: true }));
  });

  await test.step('staff publishes it, and a visitor reads it', async () => {
    await staff.goto(`/moderation/reviews?q=${word}`);
    await heading(staff, 'Moderation of reviews');
    await staff.getByRole('button', { name: 'Decide' }).click();
    await staff.getByRole('radio', { name: 'Publish', exact: true }).check();
    await staff.getByRole('button', { name: 'Save the decision' }).click();
    await shown(staff.getByText('Nothing here'));
    const visitor = await openPage();
    await visitor.goto(`/course/course-content/${id}?tab=reviews`);
    await shown(visitor.getByText(`Patient and clear, ${word}`));
    await shown(visitor.getByRole('tab', { name: 'Reviews (1)' }));
  });

  await test.step('the learner asks about a position in the lesson', async () => {
    await learner.getByRole('tab', { name: /^Discussions/ }).click();
    await learner.getByRole('button', { name: 'Ask a question' }).click();
    await learner.getByRole('textbox', { name: 'Title' }).fill(`Which clay, ${word}?`);
    await learner.getByRole('textbox', { name: 'Your question' }).fill('At 0:12 it looks red.');
    await learner.getByRole('button', { name: 'Ask', exact: true }).click();
    await shown(learner.getByRole('button', { name: `Which clay, ${word}?` }));
  });

  await test.step('staff finds it among the questions without an answer, and answers', async () => {
    await staff.goto(`/moderation/discussions?q=${word}`);
    await staff.getByRole('link', { name: `Which clay, ${word}?` }).click();
    await staff.getByRole('textbox', { name: 'Your answer' }).fill('River clay.');
    await staff.getByRole('button', { name: 'Answer', exact: true }).click();
    await shown(staff.getByText('River clay.', { exact: true }).first());
  });

  await test.step('the bell leads the learner to the answer, who accepts it', async () => {
    await learner.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
    await learner
      .getByRole('dialog')
      .getByRole('link', { name: new RegExp(`Which clay, ${word}`) })
      .first()
      .click();
    const answer = learner.getByRole('listitem').filter({ hasText: 'River clay.' });
    await expect(answer).toBeFocused();
    await expect(answer).toBeInViewport();
    expect(new URL(learner.url()).pathname).toMatch(new RegExp(`^/learn/${id}/\\d+$`));
    await learner.getByRole('button', { name: 'This solves it' }).click();
    await shown(learner.getByText('This solved it'));
  });

  await test.step('a link of an earlier release leads there too', async () => {
    const { searchParams, hash } = new URL(learner.url());
    await learner.goto(`/course/course-progress/${id}?tab=discussions&thread=${searchParams.get('thread')}${hash}`);
    await expect(learner.getByRole('listitem').filter({ hasText: 'River clay.' })).toBeFocused();
    expect(new URL(learner.url()).pathname).toMatch(new RegExp(`^/learn/${id}/\\d+$`));
  });
});

import { randomUUID } from 'node:crypto';
import { accounts } from './support/accounts';
import { expect, test } from './support/test';
import { becomes, heading, hidden, shown } from './support/expectations';
import { newAccount } from './support/new-account';

test('a learner asks, staff notes and answers, and the learner reads the answer alone and closes it', async ({
  openPage,
}) => {
  const word = randomUUID().slice(0, 8);
  const subject = `No sound in lesson two, ${word}`;
  const answer = `Switch the sound on in the player, ${word}`;
  const note = `Third time this week, ${word}`;
  const learner = await openPage({ account: await newAccount() });
  const staff = await openPage({ account: accounts.staff });

  await test.step('the learner sees the FAQ first, and asks', async () => {
    await learner.goto('/helpdesk/tickets');
    await shown(learner.getByText('You have not asked anything yet'));
    await shown(learner.getByRole('link', { name: 'Check the FAQ' }));
    await learner.goto('/helpdesk/tickets/new?category=technical&request_id=req-42');
    await becomes(() => learner.getByRole('combobox', { name: 'Category' }).inputValue(), 'technical');
    const body = learner.getByRole('textbox', { name: 'Your message' });
    await becomes(() => body.inputValue(), '\n\nRequest ID of the failure: req-42');
    await body.fill(`I hear nothing. ${await body.inputValue()}`);
    await learner.getByRole('textbox', { name: 'Subject' }).fill(subject);
    await learner.getByRole('button', { name: 'Send', exact: true }).click();
    await heading(learner, subject);
    await shown(learner.getByText('Request ID of the failure: req-42'));
  });

  await test.step('staff finds it among the open tickets, takes it, and writes a note and an answer', async () => {
    await staff.goto(`/helpdesk/tickets?status=open&assigned_to=none&q=${word}`);
    await staff
      .getByRole('row', { name: new RegExp(word) })
      .getByRole('link', { name: subject })
      .click();
    await heading(staff, subject);
    await staff.getByRole('button', { name: 'Assign to me' }).click();
    await hidden(staff.getByRole('button', { name: 'Assign to me' }));
    await staff.getByRole('radio', { name: 'Internal note' }).check();
    await staff.getByRole('textbox', { name: 'Your note' }).fill(note);
    await staff.getByRole('button', { name: 'Save the note' }).click();
    await shown(staff.getByRole('listitem').getByText(note));
    await shown(staff.getByText('Internal note: only staff sees this'));
    await staff.getByRole('textbox', { name: 'Your message' }).fill(answer);
    await staff.getByRole('button', { name: 'Send the answer' }).click();
    await shown(staff.getByRole('listitem').getByText(answer));
  });

  await test.step('the learner sees the answer come, and not the note, and closes the ticket', async () => {
    await shown(learner.getByText(answer));
    await shown(learner.getByRole('button', { name: 'Notifications, 0 new' }));
    expect(await learner.content()).not.toContain(note);
    await learner.getByRole('button', { name: 'Close the ticket' }).click();
    await shown(learner.getByText('The ticket is closed. Writing reopens it.'));
    await learner.goto('/helpdesk/tickets');
    await shown(learner.getByRole('row', { name: new RegExp(`${word}.*Closed`) }));
  });
});

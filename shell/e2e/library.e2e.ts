import { accounts } from './support/accounts';
import { heading, shown, toast } from './support/expectations';
import { useOwnPlatform } from './support/own-platform';
import { expect, test } from './support/test';

// Without an encoder of pictures a video is ready within seconds.
useOwnPlatform(() => ({ FFMPEG_PATH: 'fake' }));

const course = 2;
const said = 'A fuse melts before the wire does.';

test('a video is uploaded to the library, gets captions and a poster, and becomes a lesson whose captions a learner reads', async ({
  openPage,
}) => {
  const page = await openPage({ account: accounts.staff });
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('it is uploaded and prepared', async () => {
    await page.goto('/studio/library');
    await heading(page, 'Library');
    const file = { name: '03 - Fuse.mp4', mimeType: 'video/mp4', buffer: Buffer.from('A fuse') };
    await page.getByLabel('Upload a file', { exact: true }).and(page.locator('input')).setInputFiles(file);
    await shown(page.getByRole('row', { name: /Fuse/ }).getByText('Ready to play'));
  });
  await test.step('its captions are typed in the table and shown to learners', async () => {
    await page.getByRole('link', { name: 'Fuse', exact: true }).click();
    await heading(page, 'Fuse');
    await press('Add a caption here');
    await box('Text of caption 1').fill(said);
    await box('End of caption 1').fill('0:04');
    await press('Save captions');
    await shown(page.getByText('A draft: learners do not see it yet.'));
    await press('Show to learners');
    await shown(page.getByText('Learners see these captions.'));
    await page.reload();
    await expect(box('Text of caption 1')).toHaveValue(said);
    await expect(box('End of caption 1')).toHaveValue('00:04.000');
  });
  await test.step('it gets another poster', async () => {
    await press('Use the present picture as its poster');
    await toast(page, 'The poster was changed.');
  });
  await test.step('it becomes a lesson of a course', async () => {
    await page.goto(`/studio/courses/${course}/lessons`);
    await press('Add from the library');
    await page.getByRole('dialog', { name: 'Uploaded videos' }).getByRole('button', { name: /^Fuse/ }).click();
    await press('Actions for Fuse');
    await press('Publish Fuse');
    await shown(page.getByRole('button', { name: 'Unpublish Fuse', exact: true }));
    await press('Make Fuse a free preview');
    await shown(page.getByRole('button', { name: 'End the free preview of Fuse', exact: true }));
  });
  await test.step('a learner reads its captions', async () => {
    const learner = await openPage({ account: accounts.learner });
    await learner.goto(`/learn/${course}`);
    await learner.getByRole('link', { name: /^Fuse/ }).click();
    await heading(learner, 'Fuse');
    await learner.getByRole('tab', { name: 'Transcript' }).click();
    await shown(learner.getByRole('button', { name: said }));
  });
});

import { adminList } from './screens/admin-list';
import { openCourseForm } from './screens/course-form';
import { bannerJpeg } from './support/banner';
import { becomes, focused, heading, hidden, shown, succeeded, titledToast } from './support/expectations';
import { long } from './support/long';
import { colleague } from './support/records';
import { callsOf } from './support/answers';
import { expect, type OpenPage, test } from './support/test';
const path = '/api/course';
const texts = [
  'Course Name',
  'Author',
  'Course Description',
  'Introduction Video Url',
  'Actual Price',
  'Discounted Price',
];

async function open(openPage: OpenPage) {
  const { page, form } = await openCourseForm(openPage);
  return { page, form, list: adminList(page, 'Courses'), staff: await colleague(page) };
}

test('the course form: its fields, and what each of them offers', long, async ({ openPage }) => {
  const { page, form } = await open(openPage);

  await test.step('tabs, heading, every field by its label, Save and Cancel', async () => {
    for (const name of ['Add', 'View']) await shown(page.getByRole('tab', { name, exact: true }));
    await heading(page, 'Add Course');
    await shown(page.getByText('All * fields are mandatory'));
    for (const name of texts) expect(await form.box(name).inputValue()).toBe('');
    for (const name of ['Is Premium', 'Is Best Seller', 'Is Public'])
      expect(await page.getByRole('checkbox', { name }).isChecked()).toBe(false);
    for (const name of ['Save', 'Cancel']) await shown(page.getByRole('button', { name, exact: true }));
  });
  await test.step('languages and categories to choose from', async () => {
    expect(await form.language.getByRole('option').allInnerTexts()).toEqual(['Select Language', 'English', 'Hindi']);
    // Other tests create categories at the same time, so only the categories that this page received count.
    const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/category');
    await page.reload();
    const stored = (await (await answer).json()) as { CategoryName: string }[];
    const missing = async () => {
      const offered = await form.category.getByRole('option').allInnerTexts();
      return ['Select Category', ...stored.map(({ CategoryName }) => CategoryName)].filter(
        (name) => !offered.includes(name),
      );
    };
    expect(stored.length).toBeGreaterThan(0);
    await becomes(missing, []);
  });
  await test.step('the rating follows the pointer, takes the half under a click, and shows its number', async () => {
    for (const value of [0.5, 1, 3.5, 5]) {
      await form.pointAt(value, 'click');
      await shown(page.getByText(`${value} of 5`));
      expect(await form.rating.getAttribute('aria-valuenow')).toBe(String(value));
    }
    const before = await form.rating.screenshot();
    await form.pointAt(2, 'hover');
    await becomes(async () => (await form.rating.screenshot()).equals(before), false);
    await shown(page.getByText('2 of 5'));
    expect(await form.rating.getAttribute('aria-valuenow')).toBe('5');
  });
  await test.step('by keyboard it goes from 0 to 5 in halves', async () => {
    for (const [key, value] of [
      ['Home', '0'],
      ['ArrowRight', '0.5'],
      ['ArrowUp', '1'],
      ['ArrowLeft', '0.5'],
      ['PageUp', '1.5'],
      ['End', '5'],
      ['ArrowRight', '5'],
    ] as const) {
      await form.rating.press(key);
      await becomes(() => form.rating.getAttribute('aria-valuenow'), value);
    }
  });
  await test.step('the banner: images only, shown with its link, and taken away again', async () => {
    expect(await form.banner.getAttribute('accept')).toBe('image/png,image/jpeg,image/webp,image/gif,image/avif');
    await form.banner.setInputFiles(await bannerJpeg());
    await succeeded(page, 'Banner image uploaded!');
    const link = page.getByRole('link', { name: /^Current image: \/media\// });
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).headers()['content-type']).toMatch(
      /^image\//,
    );
    await form.press('Remove the image');
    await hidden(link);
  });
  await test.step('Cancel resets the form', async () => {
    await form.box('Course Name').fill('Clay');
    await form.editor.click();
    await page.keyboard.type('Wheel');
    await form.press('Cancel');
    await becomes(() => form.box('Course Name').inputValue(), '');
    await shown(page.getByText('Not rated yet'));
    await becomes(async () => (await form.editor.innerText()).trim(), '');
  });
});

test('the course form: what it refuses before anything is sent', long, async ({ openPage }) => {
  const { page, form } = await open(openPage);
  const sent = callsOf(page, { method: 'POST', path });
  const number = 'Write it in the digits 0 to 9, without commas, with at most 2 decimals, like 1999.50.';

  await test.step('required fields show an error, the first gets the focus; author, language and banner are optional', async () => {
    await form.box('Author').fill('   ');
    await form.press('Save');
    await titledToast(page, 'Validation Error', 'Please fill all required fields.');
    for (const name of [
      'Course Name',
      'Course Description',
      'Introduction Video Url',
      'Rating',
      'Actual Price',
      'Discounted Price',
      'Category',
      'Course Info',
    ]) {
      await shown(page.getByText(`${name} is required.`));
    }
    expect(await page.getByText(/(Author|Language|Image) is required/).count()).toBe(0);
    await focused(form.box('Course Name'));
  });
  const wrong: [string, string, string][] = [
    ['Course Name', '   ', 'Course Name is required.'],
    ['Course Name', '🙂'.repeat(201), 'Course Name can have at most 200 characters.'],
    ['Author', 'x'.repeat(101), 'Author can have at most 100 characters.'],
    ['Course Description', 'x'.repeat(2_001), 'Course Description can have at most 2000 characters.'],
    ['Introduction Video Url', 'javascript:alert(1)', 'Write a web address that starts with http:// or https://.'],
    [
      'Introduction Video Url',
      'https://name:secret@example.com/',
      'Write a web address that starts with http:// or https://.',
    ],
    ['Actual Price', '-1', 'Actual Price must be at least 0.'],
    ['Actual Price', '1e5', number],
    ['Actual Price', '१९९९', number],
    ['Discounted Price', '-0.01', 'Discounted Price must be at least 0.'],
    ['Discounted Price', '12.345', number],
    ['Discounted Price', '1,999', number],
    ['Discounted Price', '100000000', 'Discounted Price can be at most 99999999.99.'],
  ];
  for (const [label, typed, message] of wrong) {
    await test.step(`${label}: ${typed.slice(0, 20)}`, async () => {
      await form.box(label).fill(typed);
      await form.box(label).blur();
      await shown(page.getByText(message));
      expect(await form.box(label).inputValue()).toBe(typed);
      await form.box(label).fill('1');
    });
  }
  await test.step('an editor with only white space counts as empty', async () => {
    await form.editor.click();
    await page.keyboard.type('  ');
    await page.keyboard.press('Enter');
    await form.press('Save');
    await shown(page.getByText('Course Info is required.'));
  });
  await test.step('a discounted price that is not lower gets a hint and is not refused', async () => {
    await form.box('Actual Price').fill('500');
    await form.box('Discounted Price').fill('600');
    await shown(page.getByText('Not lower than the actual price, so no discount is shown.'));
  });
  expect(sent).toEqual([]);
});

test('the rich text: what is pasted from a word processor keeps its structure, and the toolbar needs no mouse', async ({
  openPage,
}) => {
  const { page, form } = await open(openPage);

  await test.step('styles are removed, lists and tables stay', async () => {
    await form.paste(
      `<html><head><style>p.MsoNormal{color:red}</style></head><body><h1>Clay<o:p></o:p></h1><p class=MsoNormal style='color:red;mso-fareast-language:HI'><b>Wheel</b> first</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Water<o:p></o:p></p>
      <table class=MsoTableGrid><tr><td width=301><p class=MsoNormal>Week</p></td><td>Topic</td></tr></table></body></html>`,
      'Clay',
    );
    await shown(form.editor.getByRole('heading', { name: 'Clay', level: 2 }));
    await shown(form.editor.locator('strong, [style*="font-weight: bold"]').filter({ hasText: 'Wheel' }));
    await shown(form.editor.getByRole('listitem').filter({ hasText: /^Water$/ }));
    await shown(form.editor.getByRole('cell', { name: 'Topic' }));
    expect(await form.editor.innerHTML()).not.toMatch(/MsoNormal|mso-[a-z]/i);
  });
  await test.step('the toolbar is one stop of the Tab key; arrow keys move inside it', async () => {
    await form.editor.focus();
    await page.keyboard.press('Shift+Tab');
    await focused(page.getByRole('button', { name: 'Bold' }));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await hidden(form.editor.getByRole('heading', { name: 'Clay' }));
  });
});

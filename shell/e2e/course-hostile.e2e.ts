import { adminList } from './screens/admin-list';
import { courseForm } from './screens/course-form';
import { accounts } from './support/accounts';
import { change } from './support/answers';
import { shown } from './support/expectations';
import { canaryHost, hostileHtml } from './support/hostile-html';
import { colleague, makeCourseOf } from './support/records';
import { expect, test } from './support/test';

const mark = Date.now().toString(36);
const path = '/api/course';

test('hostile course texts that got past the server run nothing and fetch nothing in the form and in the list', async ({
  openPage,
}) => {
  // Without the page's policy, which would block most of it.
  const page = await openPage({ bypassCSP: true, account: accounts.staff });
  const form = courseForm(page);
  const list = adminList(page, 'Courses');
  const staff = await colleague(page);
  const name = `Hostile ${mark}`;
  const { course_id: id } = await makeCourseOf(staff, { course_name: name });
  const requests: string[] = [];
  page.on('request', (request) => void (request.url().includes(canaryHost) && requests.push(request.url())));
  const hostile = (course: object) => ({
    ...course,
    course_info: `<p>Harmless</p>${hostileHtml.join('\n')}`,
    author: hostileHtml[2],
  });
  await change<object[]>(page, path, (courses) => courses.map(hostile));
  await change<object>(page, `${path}/${id as number}`, hostile);
  const harmless = async () => {
    const left = await page.evaluate(() => ({
      hacked: (window as { hacked?: number }).hacked,
      elements: document.querySelectorAll(
        '[contenteditable] :is(script, svg, math, iframe, object, embed, form, base, meta, link, template, video, audio, [srcset], [name], [onerror], [onclick])',
      ).length,
      links: [...document.querySelectorAll('[contenteditable] a')].filter((link) => link.hasAttribute('href')).length,
    }));
    expect({ ...left, requests }).toEqual({ hacked: undefined, elements: 0, links: 0, requests: [] });
  };

  await form.open();
  await test.step('in the list', async () => {
    await list.show();
    await list.search(name);
    await shown(list.table.getByText('onerror'));
    await harmless();
  });
  await test.step('in the form', async () => {
    await list.edit(name);
    await shown(form.editor.getByText('Harmless'));
    await harmless();
  });
  await test.step('and in the editor', async () => {
    await form.editor.getByText('Harmless').click();
    await shown(form.editor.locator('[data-contents]').getByText('Harmless'));
    await form.editor.getByText('hover').hover();
    await harmless();
  });
});

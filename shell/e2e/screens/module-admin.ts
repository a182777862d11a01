import type { Page } from '@playwright/test';
import { hidden, shown, toast } from '../support/expectations';

export interface ModuleFields {
  course?: string;
  name?: string;
  sequence?: string;
  description?: string;
}

const path = '/course/module-master';

export function moduleAdmin(page: Page) {
  const modal = page.getByRole('dialog');
  const table = page.getByRole('table', { name: 'Modules' });
  const fields = {
    course: page.getByRole('combobox', { name: /^Course/ }),
    name: page.getByRole('textbox', { name: /^Module name/i }),
    sequence: page.getByRole('textbox', { name: /^Sequence No/ }),
    description: page.getByRole('textbox', { name: /^Description/ }),
  };
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  const find = page.getByRole('searchbox', { name: 'Find by name' });
  const rowOf = (name: string) =>
    table.getByRole('row').filter({ has: page.getByRole('button', { name: `Edit ${name}`, exact: true }) });

  return {
    fields,
    search,
    find,
    table,
    modal,
    rowOf,
    open: () => page.goto(path),
    openList: (search = '') => page.goto(`${path}?tab=view${search}`),
    /** Names in the order of the rows. */
    names: () =>
      table
        .getByRole('button', { name: /^Edit / })
        .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')?.slice(5))),
    save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
    update: () => page.getByRole('button', { name: 'Update', exact: true }).click(),

    /** With many courses, the list is filtered by the name first. */
    async choose(course: string) {
      await fields.course.getByRole('option').nth(1).waitFor({ state: 'attached' });
      if (await find.isVisible()) await find.fill(course);
      await fields.course.selectOption({ label: course });
    },

    async fill({ course, name, sequence, description }: ModuleFields) {
      if (course !== undefined) await this.choose(course);
      if (name !== undefined) await fields.name.fill(name);
      if (sequence !== undefined) await fields.sequence.fill(sequence);
      if (description !== undefined) await fields.description.fill(description);
    },

    /** The present values of the fields. */
    async values() {
      const { course, ...texts } = fields;
      const [name, sequence, description] = await Promise.all(Object.values(texts).map((field) => field.inputValue()));
      return { course: await course.inputValue(), name, sequence, description };
    },

    async create(course: string, name: string, description: string, sequence: string) {
      await this.fill({ course, name, sequence, description });
      await this.save();
      await toast(page, 'Module created successfully!');
    },

    /** Opens a value of the list for editing and returns its field. */
    async changeInPlace(what: 'name' | 'description' | 'sequence no', name: string) {
      await page.getByRole('button', { name: `Change ${what} of ${name}`, exact: true }).click();
      const columns = { name: 'Module', description: 'Description', 'sequence no': 'Sequence No' };
      return page.getByRole('textbox', { name: `${columns[what]} of ${name}`, exact: true });
    },

    async openAttachments(moduleName: string, course: string) {
      await page.getByRole('tab', { name: 'View' }).click();
      await page.getByRole('searchbox', { name: 'Search' }).fill(moduleName);
      await page.getByRole('button', { name: new RegExp(`Attachments.*${moduleName}`) }).click();
      await shown(modal.getByText(`Module Videos for: ${moduleName} (${course})`));
    },

    video: {
      name: modal.getByLabel(/Video Name/i),
      url: modal.getByLabel(/Video URL/i),
      add: modal.getByRole('button', { name: 'Add Video' }),
      bar: modal.getByRole('progressbar', { name: 'Reading the duration' }),
      rows: modal.getByRole('list', { name: 'Videos of the module' }).getByRole('listitem'),
    },

    /** Adds a video by URL; the duration is read by the probe. */
    async addVideo(title: string, url: string, duration: string) {
      await this.video.name.fill(title);
      await this.video.url.fill(url);
      await this.video.add.click();
      await shown(modal.getByRole('listitem').filter({ hasText: title }).getByText(duration));
    },

    async closeAttachments() {
      await page.keyboard.press('Escape');
      await shown(modal);
      await modal.getByRole('button', { name: 'Close' }).first().click();
      await hidden(modal);
    },
  };
}

import type { Locator } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyToEdit, type EditedProject } from './support/edited-project';
import { heading } from './support/expectations';
import { long } from './support/long';
import { type PlatformProcess, startPlatform } from './support/platform-process';
import { expect, test } from './support/test';

let project: EditedProject;
let dataDir: string;
let platform: PlatformProcess;
test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-dev-'));
  project = await copyToEdit();
  platform = await startPlatform(dataDir, { PAYMENTS: 'off' }, undefined, { command: 'dev', folder: project.folder });
});
test.afterAll(async () => {
  await platform.stop();
  await project.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** A first edit of a part starts its watcher, which on a busy machine takes a minute. */
const appears = (edited: Locator) => edited.first().waitFor({ state: 'attached', timeout: 3 * 60_000 });

/** The text in the sources before the edit of a turn: the original one, then the one of the turn before. */
const inTurn = (original: string, edited: (turn: number) => string) => (turn: number) =>
  [turn === 1 ? original : edited(turn - 1), edited(turn)] as const;
const slice = inTurn('Available Courses', (turn) => `Courses in edit ${turn}`);
const shell = inTurn('Skip to content', (turn) => `Skip in edit ${turn}`);
const shared = inTurn('firstYear = 2025', (turn) => `firstYear = ${2000 + turn}`);
const service = inTurn('CourseName: row.course_name', (turn) => `CourseName: 'Title in edit ${turn}'`);

test(
  'npm run dev: an open page shows each edit of a slice, the shell, a shared part and a service, without an error',
  long,
  async ({ openPage }) => {
    test.setTimeout(20 * 60_000);
    const page = await openPage({ baseURL: platform.url });
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/course/available-course');
    await heading(page, 'Available Courses');
    const main = page.getByRole('main');
    const footer = page.getByRole('contentinfo');
    for (const turn of [1, 2, 3, 4, 5]) {
      await test.step(`edits ${4 * turn - 3} to ${4 * turn}`, async () => {
        await project.edit('mf-public/src/messages/en/catalogue.ts', ...slice(turn));
        await appears(page.getByRole('heading', { name: `Courses in edit ${turn}` }));

        await project.edit('shell/src/messages/en.ts', ...shell(turn));
        await appears(page.getByText(`Skip in edit ${turn}`));

        await project.edit('shared-contracts/client/formats/copyright-years.ts', ...shared(turn));
        await appears(footer.getByText(`${2000 + turn}–`));

        await project.edit(
          'services/catalogue/src/modules/public-courses/public-courses.presenter.ts',
          ...service(turn),
        );
        await appears(main.getByText(`Title in edit ${turn}`));
      });
    }
    await page.goto('/');
    await appears(footer.getByText('2005–'));
    expect(errors).toEqual([]);
  },
);

import type { Browser, Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { type Build, type Figures } from './figures';
import { openPhone, type Phone, type PhoneOptions, type Received } from './phone';
import {
  answer,
  banner,
  catalogue,
  editorMark,
  fonts,
  further,
  furtherScreens,
  type MeasuredScreen,
  measuredScreens,
  none,
  sharedMarks,
  shift,
} from './plan';
import { bytesOf, fontsBeforePaint, navigateTo, isImage, isScript, settled, slowest, visit } from './visit';

/** The build that a round measures. */
export interface Subject {
  build: Build;
  origin: string;
  tokenOf: (account: MeasuredScreen['account']) => Promise<string | undefined>;
  /** The text of a script. */
  textOf: (url: string) => Promise<string>;
}

type Step = (browser: Browser, subject: Subject, figures: Figures) => Promise<void>;

/** The scripts with text that only the source of a library has. */
async function carrying(scripts: readonly Received[], mark: RegExp, textOf: Subject['textOf']): Promise<Received[]> {
  const texts = await Promise.all(scripts.map(({ url }) => textOf(url)));
  return scripts.filter((_script, at) => mark.test(texts[at] ?? ''));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const kilobytes = (files: readonly Received[]) => bytesOf(files) / 1_000;

async function withPhone(browser: Browser, options: PhoneOptions, use: (phone: Phone) => Promise<void>): Promise<void> {
  const phone = await openPhone(browser, options);
  try {
    await use(phone);
  } finally {
    await phone.close();
  }
}

const screenStep =
  ({ name, path, account, script, paint }: MeasuredScreen): Step =>
  async (browser, { build, origin, tokenOf, textOf }, figures) =>
    withPhone(browser, { origin, token: await tokenOf(account) }, async (phone) => {
      const seen = await visit(phone, path);
      const scripts = phone.received.filter(isScript);
      figures.add(build, `${name}: script, KB`, kilobytes(scripts), script);
      figures.add(build, `${name}: requests`, phone.received.length);
      figures.add(build, `${name}: largest paint, ms`, seen.paint, paint);
      figures.add(build, `${name}: layout shift`, seen.shift, shift);
      if (name === 'landing')
        figures.add(
          build,
          'font before first paint, English, KB',
          sum(await fontsBeforePaint(phone.page)) / 1_000,
          fonts.en,
        );
      const images = phone.received.filter(isImage).map(({ bytes }) => bytes / 1_000);
      if (path === catalogue) figures.add(build, 'largest banner, KB', Math.max(0, ...images), banner);
      figures.add(build, `${name}: editor, KB`, kilobytes(await carrying(scripts, editorMark, textOf)), none);
    });

const furtherStep =
  ({ name, path, account }: MeasuredScreen): Step =>
  async (browser, { build, origin, tokenOf, textOf }, figures) =>
    withPhone(browser, { origin, token: await tokenOf(account) }, async (phone) => {
      await visit(phone, catalogue);
      const more = await navigateTo(phone, path);
      figures.add(build, `catalogue to ${name}: further script, KB`, kilobytes(more.filter(isScript)), further);
      figures.add(build, `catalogue to ${name}: documents`, more.filter(({ isDocument }) => isDocument).length, none);
      for (const [library, mark] of Object.entries(sharedMarks)) {
        const copies = await carrying(phone.received.filter(isScript), mark, textOf);
        figures.add(build, `catalogue to ${name}: further copies of ${library}`, copies.length - 1, none);
      }
    });

const hindi: Step = async (browser, { build, origin }, figures) =>
  withPhone(browser, { origin, language: 'hi' }, async (phone) => {
    await visit(phone, '/');
    figures.add(build, 'font before first paint, Hindi, KB', sum(await fontsBeforePaint(phone.page)) / 1_000, fonts.hi);
  });

const catalogueAnswers: Step = async (browser, { build, origin }, figures) =>
  withPhone(browser, { origin }, async (phone) => {
    await visit(phone, catalogue);
    const { page } = phone;
    const tabs = async () => {
      for (const at of [1, 2, 0]) await page.getByRole('tab').nth(at).click();
    };
    figures.add(build, 'switching tabs: slowest answer, ms', await slowest(page, tabs), answer);
    await settled(phone);
    const type = () => page.getByRole('searchbox').pressSequentially('english', { delay: 120 });
    figures.add(build, 'typing in the search: slowest answer, ms', await slowest(page, type), answer);
  });

async function sortByEachColumn(page: Page): Promise<void> {
  const columns = page.getByRole('columnheader').getByRole('button');
  for (const at of [0, 0, 1]) await columns.nth(at).click();
}

const tableAnswers: Step = async (browser, { build, origin, tokenOf }, figures) =>
  withPhone(browser, { origin, token: await tokenOf(accounts.staff), size: 'laptop' }, async (phone) => {
    await visit(phone, '/course/module-master?tab=view');
    figures.add(
      build,
      'sorting a table: slowest answer, ms',
      await slowest(phone.page, () => sortByEachColumn(phone.page)),
      answer,
    );
  });

/** All measurements; each step runs with both builds before the next step begins. */
export const steps: readonly Step[] = [
  ...measuredScreens.map(screenStep),
  hindi,
  ...furtherScreens.map(furtherStep),
  catalogueAnswers,
  tableAnswers,
];

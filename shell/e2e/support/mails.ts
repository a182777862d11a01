import { mkdir, readdir, readFile, watch } from 'node:fs/promises';
import { join } from 'node:path';

const outbox = () => join(process.env.E2E_DATA_DIR as string, 'outbox');

const decoded = (mail: string): string =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The path of the link to `page` in a mail to this address, if it has been sent. */
async function sentLink(to: string, page: string): Promise<string | undefined> {
  const files = (await readdir(outbox())).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map(async (name) => decoded(await readFile(join(outbox(), name), 'utf8'))));
  const links = mails
    .filter((mail) => mail.includes(to))
    .map((mail) => /https?:\/\/[^\s/]+(\/\S*\?token=\S+)/.exec(mail)?.[1]);
  return links.find((link) => link?.startsWith(page));
}

/** Waits for the mail; without a mail server the platform writes its mails to a folder. */
export async function mailedLink(to: string, page: string): Promise<string> {
  await mkdir(outbox(), { recursive: true });
  const watching = new AbortController();
  const limit = setTimeout(() => watching.abort(new Error(`No mail to ${to} came.`)), 30_000);
  const changes = watch(outbox(), { signal: watching.signal })[Symbol.asyncIterator]();
  try {
    for (;;) {
      // Starts before the folder is read, so that no mail is missed.
      const change = changes.next();
      const link = await sentLink(to, page);
      if (link) {
        change.catch(() => undefined);
        return link;
      }
      await change;
    }
  } finally {
    clearTimeout(limit);
    watching.abort();
  }
}

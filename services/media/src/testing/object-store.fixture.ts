import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Store {
  configureBuckets: () => Promise<unknown>;
  callback: () => RequestListener;
}
/** The package has no types. */
const S3rver = createRequire(__filename)('s3rver') as new (options: object) => Store;

/** Run by tests in a separate process: s3rver, with the two calls of uploads in parts that it lacks. */
const [folder = '', port = '', bucket = ''] = process.argv.slice(2);
const store = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
const answer = store.callback();

void store.configureBuckets().then(() => {
  createServer((request, response) => {
    const uploadId = new URL(request.url ?? '', 'http://localhost').searchParams.get('uploadId');
    if (uploadId === null || (request.method !== 'GET' && request.method !== 'DELETE')) answer(request, response);
    else void answerParts(join(folder, bucket, '._S3rver_uploads', uploadId), request.method, response);
  }).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
});

async function answerParts(parts: string, method: string, response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'application/xml');
  if (!(await stat(parts).catch(() => undefined))) {
    response.writeHead(404).end('<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>');
  } else if (method === 'DELETE') {
    await rm(parts, { recursive: true });
    response.writeHead(204).end();
  } else {
    response.end(await listOf(parts));
  }
}

async function listOf(folderOfParts: string): Promise<string> {
  const numbers = (await readdir(folderOfParts)).filter((name) => /^\d+$/.test(name)).map(Number);
  const parts = await Promise.all(
    numbers
      .sort((one, other) => one - other)
      .map(async (number) => {
        const path = join(folderOfParts, String(number));
        const [{ size }, md5] = await Promise.all([stat(path), readFile(`${path}.md5`, 'utf8')]);
        return `<Part><PartNumber>${number}</PartNumber><ETag>"${md5}"</ETag><Size>${size}</Size></Part>`;
      }),
  );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${parts.join('')}</ListPartsResult>`;
}

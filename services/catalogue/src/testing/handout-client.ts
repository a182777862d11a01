import { randomUUID } from 'node:crypto';
import type { Handout } from '@vidyapath/http/handouts';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { multipartBody, multipartType, type TestPart } from '@vidyapath/kit-testing/multipart';
import type { Caller } from './client';
import type { TestCatalogue } from './test-catalogue';

/** A small PDF with content of its own, of this many bytes at least. */
export const pdf = (size = 0): Buffer =>
  Buffer.concat([Buffer.from(`%PDF-1.7\n${randomUUID()}\n`), Buffer.alloc(size, 'x'), Buffer.from('\n%%EOF\n')]);

export const filePart = (content: Buffer | string): TestPart => ({ field: 'file', filename: 'a.pdf', content });
export const titlePart = (content: string): TestPart => ({ field: 'title', content });

/** Adds files to lessons as a form does. */
export function createHandoutClient(catalogue: Pick<TestCatalogue, 'app' | 'tokens'>) {
  const send = (video: number, parts: TestPart[], caller: Caller = 'Staff', headers: Record<string, string> = {}) =>
    catalogue.app.inject({
      method: 'POST',
      url: lessonPaths.handouts(video),
      payload: multipartBody(...parts),
      headers: {
        'content-type': multipartType,
        ...(caller === 'nobody' ? {} : catalogue.tokens.as(caller)),
        ...headers,
      },
    });
  const add = async (video: number, title = 'Formulas'): Promise<Handout> => {
    const answer = await send(video, [titlePart(title), filePart(pdf())]);
    if (answer.statusCode !== 201) throw new Error(`A file was refused: ${answer.body}`);
    return answer.json();
  };
  return { send, add };
}

import { ClientErrorSchema } from '@vidyapath/http/client-errors';
import { ContactRecordSchema, NewsletterSubscriberSchema } from '@vidyapath/http/support';
import { paths } from '@vidyapath/http/paths';
import { startTestSupport, type TestSupport } from './test-support';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport();
  for (const at of [2, 3, 1]) {
    await support.post(paths.contact, {
      full_name: `name ${at}`,
      email: `${at}@example.in`,
      mobile: `987654321${at}`,
      message: `message ${at}`,
    });
    await support.post(paths.newsletter, { email: `${at}@example.in` });
    await support.post(paths.clientErrors, {
      slice: 'shell',
      version: `v${at}`,
      kind: 'load',
      message: `message ${at}`,
      page: `/page/${at}`,
    });
  }
});
afterAll(() => support.stop());

const lists: [path: string, fields: string[]][] = [
  [paths.contact, Object.keys(ContactRecordSchema.properties)],
  [paths.newsletter, Object.keys(NewsletterSubscriberSchema.properties)],
  [paths.clientErrors, Object.keys(ClientErrorSchema.properties)],
];

test.each(lists.flatMap(([path, fields]) => fields.map((field) => [path, field] as const)))(
  '%s is sorted by %s, both ways',
  async (path, field) => {
    const [up, down] = await Promise.all(
      ['asc', 'desc'].map(async (way) =>
        (await support.get(`${path}?sort=${field}:${way}`, 'Admin')).json<Record<string, string>[]>(),
      ),
    );
    expect(up).toHaveLength(3);
    expect(up?.map((row) => row[field])).toEqual(up?.map((row) => row[field]).toSorted());
    expect(down).toEqual(up?.toReversed());
  },
);

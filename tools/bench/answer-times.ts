import { randomUUID } from 'node:crypto';
import { learnerOf, post, type Session } from './bench-people';

const inParallel = 20;
const buyers = 60;
const ordersEach = 5;
const unmeasuredOrders = 200;

interface Timed {
  what: string;
  /** Limit in milliseconds. */
  most: number;
  /** One function for each request. */
  requests: (() => Promise<Response>)[];
}

/** p95 of answers to requests of buyers and learners, 20 at a time. */
export async function measureAnswerTimes(origin: string, say: (line: string) => void): Promise<void> {
  say(
    `\nWith ${inParallel} requests in parallel:\n\n| what | p50, ms | p95, ms | at most |\n| --- | --- | --- | --- |`,
  );
  for (const timed of [await quotes(origin), await orders(origin), await reports(origin)]) {
    // Earlier runs let the compiler optimise the code.
    const times = await timesOf(timed);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0);
    say(`| ${timed.what} (${times.length}) | ${at(0.5)} | ${at(0.95)} | ${timed.most} |`);
  }
}

async function timesOf({ what, requests }: Pick<Timed, 'what' | 'requests'>): Promise<number[]> {
  const times: number[] = [];
  const left = requests.values();
  const askAll = async () => {
    for (const request of left) {
      const begin = performance.now();
      const answer = await request();
      await answer.arrayBuffer();
      if (answer.status >= 300) throw new Error(`${what} was answered ${answer.status}.`);
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: inParallel }, askAll));
  return times.sort((a, b) => a - b);
}

/** Courses of the demo that cost something. */
async function soldCourses(origin: string): Promise<number[]> {
  const url = '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=100&offset=0';
  const courses = (await (await fetch(origin + url)).json()) as Record<string, number>[];
  const priceOf = ({ ActualPrice = 0, DiscountedPrice = 0 }: Record<string, number>) =>
    Math.min(ActualPrice, DiscountedPrice);
  return courses.filter((course) => priceOf(course) > 0).map(({ CourseId = 0 }) => CourseId);
}

const cartOf = (ids: readonly number[]) => ids.map((course_id) => ({ kind: 'course', course_id }));

async function quotes(origin: string): Promise<Timed> {
  const body = { items: cartOf((await soldCourses(origin)).slice(0, 3)), place_of_supply: '27' };
  const ask = () => post(`${origin}/api/commerce/quote`, body);
  for (let index = 0; index < 200; index += 1) await (await ask()).arrayBuffer();
  return { what: 'a quote of 3 items', most: 100, requests: Array.from({ length: 400 }, () => ask) };
}

async function orders(origin: string): Promise<Timed> {
  const courses = await soldCourses(origin);
  const requests: Timed['requests'] = [];
  const billing = { name: 'Ananya Rao', place_of_supply: '27' };
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const session = await learnerOf(origin);
    for (let index = 0; index < ordersEach; index += 1) {
      const items = cartOf(courses.slice(index, index + 1));
      const quote = (await (await post(`${origin}/api/commerce/quote`, { items })).json()) as { total_paise: number };
      const body = { items, billing, language: 'en', expected_total_paise: quote.total_paise };
      const headers: Session = { ...session, 'idempotency-key': randomUUID() };
      requests.push(() => post(`${origin}/api/commerce/orders`, body, headers));
    }
  }
  const before = { what: 'an order', requests: requests.splice(0, unmeasuredOrders) };
  await timesOf(before);
  return { what: 'an order, the simulated gateway answering at once', most: 250, requests };
}

/** Reports of ten ranges on fifty that are stored, of as many learners as send them in parallel. */
async function reports(origin: string): Promise<Timed> {
  const learners = await Promise.all(Array.from({ length: inParallel }, () => learnerOf(origin)));
  const url = `${origin}/api/courseProgress/course-progress/?course_id=4`;
  const rows = (await (await fetch(url, { headers: learners[0] ?? {} })).json()) as { VideoId: number | null }[];
  const video = rows.find(({ VideoId }) => VideoId !== null)?.VideoId;
  // Hundredths of a second, so that fifty ranges fit into a short clip and into the allowance.
  const ranges = (count: number, from: number) =>
    Array.from({ length: count }, (_, index) => [from + index * 0.05, from + index * 0.05 + 0.02]);
  const put = async (session: Session, count: number, from: number) =>
    post(
      `${origin}/api/learning/progress/${video}`,
      { position_seconds: 1, ranges: ranges(count, from) },
      session,
      'PUT',
    );
  for (const session of learners) await (await put(session, 50, 0)).arrayBuffer();
  const requests = Array.from({ length: 20 }, (_, round) =>
    learners.map((session) => () => put(session, 10, 3 + round / 20)),
  ).flat();
  return { what: 'a report of 10 ranges on 50 stored', most: 100, requests };
}

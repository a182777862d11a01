import { runCount } from '@vidyapath/kit-testing/run-count';
import fc from 'fast-check';
import { useCatalogue } from '../../testing/use-catalogue';

interface Placed {
  id: number;
  position: number;
}

/** One parent with its rows in order, used through the API. */
interface PositionedList {
  list: () => Promise<Placed[]>;
  create: (position?: number) => Promise<Placed>;
  move: (id: number, position?: number) => Promise<Placed>;
  remove: (id: number) => Promise<unknown>;
}

const runs = runCount(6, 300);

const { client, make } = useCatalogue();

async function modules(): Promise<PositionedList> {
  const { course_id: CourseId } = await make.course();
  const placed = ({ ModuleId: id, SequenceNo: position }: { ModuleId: number; SequenceNo: number }) => ({
    id,
    position,
  });
  const body = (SequenceNo?: number) => ({ CourseId, ModuleName: 'm', ModuleDescription: 'd', SequenceNo });
  return {
    list: async () =>
      (await client.get(`/api/courseModule?course_id=${CourseId}`)).json<Parameters<typeof placed>[0][]>().map(placed),
    create: async (position) => placed((await client.post('/api/courseModule', body(position))).json()),
    move: async (id, position) => placed((await client.put(`/api/courseModule/${id}`, body(position))).json()),
    remove: (id) => client.delete(`/api/courseModule/${id}`),
  };
}

async function videos(): Promise<PositionedList> {
  const { CourseId: course_id, ModuleId: module_id } = await make.courseModule((await make.course()).course_id);
  const placed = ({ video_id: id, sequence_no: position }: { video_id: number; sequence_no: number }) => ({
    id,
    position,
  });
  const path = '/api/courseModule/moduleVideo';
  const body = (sequence_no?: number) => ({
    course_id,
    module_id,
    video_title: 'v',
    video_url: 'https://video.example/one.mp4',
    duration_in_seconds: 1,
    sequence_no,
  });
  return {
    list: async () =>
      (await client.get(`${path}?module_id=${module_id}`)).json<Parameters<typeof placed>[0][]>().map(placed),
    create: async (position) => placed((await client.post(path, body(position))).json()),
    move: async (id, position) => placed((await client.put(`${path}/${id}`, body(position))).json()),
    remove: (id) => client.delete(`${path}/${id}`),
  };
}

/** The contract's rule, step by step: the row at a taken place moves to the next one, and so on to the first gap. */
function insert(rows: readonly Placed[], { id, position }: Placed): Placed[] {
  const pushed = rows.find((row) => row.position === position);
  if (!pushed) return [...rows, { id, position }];
  const others = rows.filter((row) => row !== pushed);
  return [...insert(others, { id: pushed.id, position: position + 1 }), { id, position }];
}

const afterLast = (rows: readonly Placed[]) => Math.max(0, ...rows.map(({ position }) => position)) + 1;
const inOrder = (rows: readonly Placed[]) => rows.toSorted((one, other) => one.position - other.position);

type Step = { act: 'create' | 'move' | 'remove'; which: number; position: number | undefined };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom('create' as const, 'create' as const, 'move' as const, 'move' as const, 'remove' as const),
    which: fc.nat(20),
    position: fc.option(fc.integer({ min: 1, max: 7 }), { nil: undefined, freq: 4 }),
  }),
  { minLength: 4, maxLength: 16 },
);

/** Does one step through the API and returns the expected rows. */
async function applyStep(
  list: PositionedList,
  rows: readonly Placed[],
  { act, which, position }: Step,
): Promise<Placed[]> {
  const chosen = rows[which % Math.max(1, rows.length)];
  if (act === 'create' || !chosen) {
    const made = await list.create(position);
    return insert(rows, { id: made.id, position: position ?? afterLast(rows) });
  }
  const others = rows.filter((row) => row !== chosen);
  if (act === 'move') {
    const target = { id: chosen.id, position: position ?? chosen.position };
    expect(await list.move(chosen.id, position)).toEqual(target);
    return insert(others, target);
  }
  await list.remove(chosen.id);
  return others;
}

describe('after any creations, moves and deletions', () => {
  it.each([
    ['modules', modules],
    ['videos', videos],
  ])(
    '%s have the positions of the model',
    async (_name, start) => {
      const follows = fc.asyncProperty(steps, async (all) => {
        const list = await start();
        let rows: Placed[] = [];
        for (const step of all) {
          rows = await applyStep(list, rows, step);
          expect(await list.list()).toEqual(inOrder(rows));
        }
      });
      await fc.assert(follows, { numRuns: runs });
    },
    Math.max(60_000, runs * 3_000),
  );
});

/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface ProjectGraph {
  nodes: Record<string, { data: { tags?: string[] } }>;
  dependencies: Record<string, { target: string }[]>;
}

function readProjectGraph(): ProjectGraph {
  const folder = mkdtempSync(join(tmpdir(), 'project-graph-'));
  const file = join(folder, 'graph.json');
  try {
    execFileSync('npx', ['nx', 'graph', `--file=${file}`], {
      cwd: resolve(__dirname, '../..'),
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
      stdio: 'pipe',
    });
    return (JSON.parse(readFileSync(file, 'utf8')) as { graph: ProjectGraph }).graph;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const graph = readProjectGraph();

const tagged = (tag: string) =>
  Object.entries(graph.nodes).flatMap(([name, { data }]) => (data.tags?.includes(tag) ? [name] : []));

/** All projects that a project reaches, over any number of steps. */
function reach(start: string, seen = new Set<string>()): Set<string> {
  for (const { target } of graph.dependencies[start] ?? []) {
    if (!graph.nodes[target] || seen.has(target)) continue;
    seen.add(target);
    reach(target, seen);
  }
  return seen;
}

test('the graph knows every project', () => {
  expect(tagged('type:remote').length).toBeGreaterThanOrEqual(4);
  expect(tagged('type:service').length).toBeGreaterThanOrEqual(3);
  expect(tagged('type:shell')).toHaveLength(1);
});

test.each(tagged('type:remote'))('%s reaches no other slice and no service', (remote) => {
  const forbidden = [
    ...tagged('type:remote'),
    ...tagged('type:shell'),
    ...tagged('type:service'),
    ...tagged('type:kit'),
  ];
  expect([...reach(remote)].filter((name) => forbidden.includes(name))).toEqual([]);
});

test.each(tagged('type:service'))('%s reaches no other service and no front end', (service) => {
  const forbidden = [
    ...tagged('type:service'),
    ...tagged('type:remote'),
    ...tagged('type:shell'),
    ...tagged('type:platform'),
  ];
  expect([...reach(service)].filter((name) => forbidden.includes(name))).toEqual([]);
});

test('http and platform-api reach neither React nor Fastify', () => {
  const banned = ['npm:react', 'npm:react-dom', 'npm:fastify'];
  const reached = ['@vidyapath/http', '@vidyapath/platform-api'].flatMap((name) =>
    (graph.dependencies[name] ?? []).map(({ target }) => target),
  );
  expect(reached.filter((name) => banned.includes(name))).toEqual([]);
});

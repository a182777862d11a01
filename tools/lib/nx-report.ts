/** Reads Nx's `static` output line by line and calls `done` for each project that has ended. */
export function followProjects(done: (project: string, how: 'ran' | 'cached' | 'failed') => void) {
  let current: { project: string; how: 'ran' | 'cached' | 'failed' } | undefined;
  const finish = () => {
    if (current) done(current.project, current.how);
    current = undefined;
  };
  return {
    take: (line: string) => {
      const [, project] = /^> nx run @vidyapath\/([\w-]+):/.exec(line) ?? [];
      if (project) finish();
      // After the arguments: [local cache], or [existing outputs match the cache, left as is].
      if (project) current = { project, how: line.endsWith(']') && line.includes('cache') ? 'cached' : 'ran' };
      if (current && line.startsWith('npm error')) current.how = 'failed';
    },
    finish,
  };
}

/** The output of the failed tasks, or everything if Nx does not list them. */
export function failedOutput(output: string) {
  const [, list = ''] = output.split('Failed tasks:');
  const failed = [...list.matchAll(/^- (\S+)$/gm)].map(([, task]) => task);
  const blocks = output
    .split(/^(?=> nx run )/m)
    .filter((block) => failed.some((task) => block.startsWith(`> nx run ${task}`)));
  const text = blocks.length > 0 ? blocks.join('').split(/^ NX {3}/m)[0] : output;
  return (text ?? '').replaceAll(/^npm (warn|error) .*\n/gm, '').trim();
}

import type { OutlineModule } from '../../../lib/course/course-outline';

/** Modules with the text in their name, their description or the title of one of their videos. */
export function searchModules(modules: readonly OutlineModule[], text: string): readonly OutlineModule[] {
  const wanted = text.trim().toLocaleLowerCase();
  if (!wanted) return modules;
  const has = (value: string) => value.toLocaleLowerCase().includes(wanted);
  return modules.filter(
    ({ name, description, videos }) => has(name) || has(description) || videos.some(({ title }) => has(title)),
  );
}

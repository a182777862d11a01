import type { Outline } from '@vidyapath/http/course-outline';

interface Difference {
  /** Absent: the order of the modules. */
  moduleId?: number;
  name?: string;
  entries: { id: number; name: string }[];
}

const entriesOf = (outline: Outline): Difference[] => [
  { entries: outline.modules.map(({ module_id: id, module_name: name }) => ({ id, name })) },
  ...outline.modules.map(({ module_id: moduleId, module_name: name, videos }) => ({
    moduleId,
    name,
    entries: videos.map(({ video_id: id, video_title }) => ({ id, name: video_title })),
  })),
];

const idsOf = ({ entries }: Difference): string => entries.map(({ id }) => id).join(',');

/** What a course has in another order than its other version: the modules, or the lessons of a module. */
export function differences(outline: Outline, other: Outline): Difference[] {
  const others = new Map(entriesOf(other).map((part) => [part.moduleId, idsOf(part)]));
  return entriesOf(outline).filter((part) => others.get(part.moduleId) !== idsOf(part));
}

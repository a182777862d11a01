import { cataloguePath } from '@vidyapath/http/public-pages';
import { DashboardIcon, PlayIcon, SchoolIcon, SearchIcon, TicketIcon } from '@vidyapath/ui';

/** Links on the dashboard; each is shown only to users who may open it. */
export const entryPoints = [
  { name: 'browse', to: cataloguePath, Icon: SearchIcon },
  { name: 'learn', to: '/my-learning', Icon: PlayIcon },
  { name: 'courses', to: '/course/course-master', Icon: SchoolIcon },
  { name: 'modules', to: '/course/module-master', Icon: TicketIcon },
  { name: 'categories', to: '/course/category-master', Icon: DashboardIcon },
] as const;

export type EntryPoint = (typeof entryPoints)[number];

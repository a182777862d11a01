import { isAt } from '@vidyapath/platform-api/page-addresses';
import type { Screens } from '@vidyapath/platform-api/routes';
import type { SessionSnapshot } from '@vidyapath/platform-api/session';
import { knownGroups, type SliceLink, type Words } from '@vidyapath/platform-api/slice-description';
import { accessOf, mayOpen } from '../navigation/route-entries';

export interface SidebarGroup {
  name: string;
  /** The shell has the labels of the groups that it knows. */
  label?: Words;
  links: readonly SliceLink[];
}

/** Groups of slices are placed between and after these by their own `order`. */
const known = knownGroups.map((name, at) => ({ name, order: (at + 1) * 10 }));

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

/** The groups with the links that the visitor may open; an empty group is left out. */
export function groupsFor(screens: Screens, session: SessionSnapshot): SidebarGroup[] {
  const links = screens.navigation
    .filter(({ to, access = 'public' }) => mayOpen(screens, to, session) && accessOf(access, session) === 'allowed')
    .sort(byOrder);
  return [...known, ...screens.groups]
    .sort(byOrder)
    .map((group) => ({ ...group, links: links.filter((link) => link.group === group.name) }))
    .filter((group) => group.links.length > 0);
}

/** Whether a link's screen or a screen below it is shown. */
export const isCurrent = ({ to }: SliceLink, pathname: string): boolean =>
  isAt(to, pathname) || pathname.toLowerCase().startsWith(`${to.toLowerCase()}/`);

/** The group that the address belongs to; none on the dashboard. */
export const groupOf = ({ navigation }: Screens, pathname: string): string | null =>
  navigation.find((link) => isCurrent(link, pathname))?.group ?? null;

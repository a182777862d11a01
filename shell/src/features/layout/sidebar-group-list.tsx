import { useT } from '@vidyapath/client/use-t';
import { Box, ButtonBase, ChartIcon, ChevronDownIcon, HelpIcon, SchoolIcon } from '@vidyapath/ui';
import { Collapse } from '@vidyapath/ui/shell';
import { matchPath } from 'react-router';
import { SidebarEntry } from './sidebar-entry';
import type { SidebarGroup } from './sidebar-entries';

const icons = { courses: SchoolIcon, helpdesk: HelpIcon, reports: ChartIcon } as const;

export interface SidebarGroupListProps {
  group: SidebarGroup;
  pathname: string;
  open: boolean;
  onToggle: () => void;
}

export function SidebarGroupList({ group, pathname, open, onToggle }: SidebarGroupListProps) {
  const t = useT();
  const listId = `sidebar-${group.name}`;
  const Icon = icons[group.name];
  return (
    <li>
      <ButtonBase
        aria-expanded={open}
        aria-controls={listId}
        onClick={onToggle}
        sx={{
          width: 1,
          minHeight: 44,
          px: 3,
          gap: 3,
          borderRadius: 1,
          font: 'inherit',
          fontWeight: 600,
          justifyContent: 'flex-start',
          color: 'text.secondary',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Icon fontSize="small" />
        <Box component="span" sx={{ flex: 1, textAlign: 'start' }}>
          {t(`sidebar.${group.name}`)}
        </Box>
        <ChevronDownIcon
          fontSize="small"
          sx={{ transition: 'transform 200ms', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Collapse in={open} id={listId}>
        <Box component="ul" sx={{ m: 0, pl: 8, py: 1, listStyle: 'none', display: 'grid', gap: 1 }}>
          {group.links.map(({ name, to }) => (
            <li key={name}>
              <SidebarEntry to={to} current={matchPath({ path: to, end: false }, pathname) !== null}>
                {t(`sidebar.${name}`)}
              </SidebarEntry>
            </li>
          ))}
        </Box>
      </Collapse>
    </li>
  );
}

import { useT } from '@vidyapath/client/screens/use-t';
import {
  Box,
  ButtonBase,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  HelpIcon,
  MenuIcon,
  PersonIcon,
  RupeeIcon,
  SchoolIcon,
} from '@vidyapath/ui';
import { Collapse } from '@vidyapath/ui/shell';
import { useWords } from '../navigation/use-words';
import { SidebarEntry } from './sidebar-entry';
import { isCurrent, type SidebarGroup } from './sidebar-entries';

const icons: Record<string, typeof SchoolIcon> = {
  courses: SchoolIcon,
  people: PersonIcon,
  sales: RupeeIcon,
  moderation: CheckIcon,
  helpdesk: HelpIcon,
  reports: ChartIcon,
};

export interface SidebarGroupListProps {
  group: SidebarGroup;
  pathname: string;
  open: boolean;
  onToggle: () => void;
}

export function SidebarGroupList({ group, pathname, open, onToggle }: SidebarGroupListProps) {
  const t = useT();
  const words = useWords();
  const listId = `sidebar-${group.name}`;
  const Icon = icons[group.name] ?? MenuIcon;
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
          {group.label ? words(group.label) : t(`sidebar.${group.name}`)}
        </Box>
        <ChevronDownIcon
          fontSize="small"
          sx={{ transition: 'transform 200ms', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      <Collapse in={open} id={listId}>
        <Box component="ul" sx={{ m: 0, pl: 8, py: 1, listStyle: 'none', display: 'grid', gap: 1 }}>
          {group.links.map((link) => (
            <li key={link.to}>
              <SidebarEntry to={link.to} current={isCurrent(link, pathname)}>
                {words(link.label)}
              </SidebarEntry>
            </li>
          ))}
        </Box>
      </Collapse>
    </li>
  );
}

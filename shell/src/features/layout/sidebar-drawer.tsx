import { useT } from '@vidyapath/client/screens/use-t';
import { Drawer } from '@vidyapath/ui/shell';
import { Sidebar } from './sidebar';

export interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
  width: number;
}

/** The sidebar above the content, on a phone. */
export function SidebarDrawer({ open, onClose, width }: SidebarDrawerProps) {
  const t = useT();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('sidebar.label'), sx: { width, maxWidth: '85vw', borderRadius: 0 } } }}
    >
      <Sidebar />
    </Drawer>
  );
}

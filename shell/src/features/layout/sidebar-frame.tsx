import { useT } from '@vidyapath/client/use-t';
import { Box } from '@vidyapath/ui';
import { Drawer } from '@vidyapath/ui/shell';
import { Sidebar } from './sidebar';

const width = 264;

export interface SidebarFrameProps {
  isWide: boolean;
  open: boolean;
  onClose: () => void;
}

/** Beside the content where there is room, else a drawer above it that closes by itself. */
export function SidebarFrame({ isWide, open, onClose }: SidebarFrameProps) {
  const t = useT();
  if (!isWide) {
    return (
      <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t('sidebar.label'), sx: { width, maxWidth: '85vw', borderRadius: 0 } } }}>
        <Sidebar />
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Box sx={{ width, flexShrink: 0, bgcolor: 'background.paper', borderRight: 1, borderColor: 'divider' }}>
      <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' }}>
        <Sidebar />
      </Box>
    </Box>
  );
}

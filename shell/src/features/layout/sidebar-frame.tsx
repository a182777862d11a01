import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { Box } from '@vidyapath/ui';
import { LoadingNotice } from '@vidyapath/ui/shell';
import { Sidebar } from './sidebar';

const SidebarDrawer = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-sidebar-drawer' */ './sidebar-drawer')).SidebarDrawer,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

/** For the button that opens the sidebar as a drawer. */
export const prefetchDrawer = SidebarDrawer.prefetch;

const width = 264;

export interface SidebarFrameProps {
  isWide: boolean;
  open: boolean;
  onClose: () => void;
}

/** Beside the content if there is space, else a drawer above it that closes on navigation. */
export function SidebarFrame({ isWide, open, onClose }: SidebarFrameProps) {
  if (!isWide) return <SidebarDrawer open={open} onClose={onClose} width={width} />;
  if (!open) return null;
  return (
    <Box
      sx={{
        width,
        flexShrink: 0,
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ position: 'sticky', top: 0, maxHeight: '100vh', overflowY: 'auto' }}>
        <Sidebar />
      </Box>
    </Box>
  );
}

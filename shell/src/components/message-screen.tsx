import { Box, PageHeading, Stack } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { LampPicture } from './lamp-picture';

export interface MessageScreenProps {
  title: string;
  text: string;
  /** Buttons or links to other pages. */
  children: ReactNode;
  /** A screen reader reads it as soon as it appears. */
  announce?: boolean;
}

/** A whole screen that shows why there is no content, with links to other pages. */
export function MessageScreen({ title, text, children, announce = false }: MessageScreenProps) {
  return (
    <Stack
      role={announce ? 'alert' : undefined}
      spacing={6}
      sx={{ alignItems: 'center', textAlign: 'center', px: 4, py: { xs: 12, md: 20 } }}
    >
      <LampPicture />
      <Box sx={{ maxWidth: 480 }}>
        <PageHeading align="center" lead={text}>
          {title}
        </PageHeading>
      </Box>
      {children}
    </Stack>
  );
}

import { Box, Container, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  /** Has another background than its neighbours. */
  raised?: boolean;
  children: ReactNode;
}

/** One part of the landing page; the links in the top bar use its id. */
export function Section({ id, title, lead, raised = false, children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{
        py: { xs: 10, md: 14 },
        ...(raised && { bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider' }),
      }}
    >
      <Container sx={{ px: { xs: 4, sm: 6 } }}>
        <Typography component="h2" variant="h2" id={titleId} sx={{ textAlign: 'center' }}>
          {title}
        </Typography>
        {lead && <Typography sx={{ mt: 2, textAlign: 'center', color: 'text.secondary' }}>{lead}</Typography>}
        <Box sx={{ mt: 8 }}>{children}</Box>
      </Container>
    </Box>
  );
}

import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { Box, Typography } from '@vidyapath/ui';
import { named, type PolicySection } from '../lib/policy-text';

export function PolicySections({ sections }: { sections: readonly PolicySection[] }) {
  const { appName } = usePlatform().config;
  return sections.map(({ heading, paragraphs, items = [] }) => (
    <section key={heading}>
      <Typography component="h2" variant="h4">
        {heading}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          {named(paragraph, appName)}
        </Typography>
      ))}
      {items.length > 0 && (
        <Box component="ol" sx={{ mt: 2, mb: 0, pl: 6, display: 'grid', gap: 1 }}>
          {items.map((item) => (
            <li key={item}>{named(item, appName)}</li>
          ))}
        </Box>
      )}
    </section>
  ));
}

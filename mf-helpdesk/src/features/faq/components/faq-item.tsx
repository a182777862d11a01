import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { isEditor } from '@vidyapath/http/roles';
import type { FaqEntry } from '@vidyapath/http/support-faq';
import { RichText } from '@vidyapath/remote-kit/rich-text';
import { Box, Button, ButtonBase, Card, ChevronDownIcon, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { faqEditPath, faqEntryId, faqEntryPath } from '../../../lib/faq-paths';
import { notPrinted } from '../../../lib/not-printed';
import { useCopy } from '@vidyapath/client/screens/use-copy';

interface FaqItemProps {
  entry: FaqEntry;
  open: boolean;
  onToggle: () => void;
}

/** A question that opens its answer. The answer is always in the page, so that it can be printed. */
export function FaqItem({ entry: { faq_id, question, answer }, open, onToggle }: FaqItemProps) {
  const t = useT();
  const { user } = useSession();
  const copy = useCopy('faq');
  const id = faqEntryId(faq_id);
  const answerId = `${id}-answer`;
  return (
    <Card id={id} component="li" sx={{ listStyle: 'none', scrollMarginTop: 80, breakInside: 'avoid' }}>
      <Typography component="h3" id={`${id}-question`} sx={{ m: 0 }}>
        <ButtonBase aria-expanded={open} aria-controls={answerId} onClick={onToggle} sx={questionButton}>
          <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {question}
          </Box>
          <ChevronDownIcon sx={{ transform: open ? 'rotate(180deg)' : undefined, ...notPrinted }} />
        </ButtonBase>
      </Typography>
      <Box
        id={answerId}
        role="region"
        aria-labelledby={`${id}-question`}
        hidden={!open}
        sx={{ px: 4, pb: 3, '@media print': { '&[hidden]': { display: 'block' } } }}
      >
        <RichText html={answer} labels={{ failed: t('faq.answerFailed'), retry: t('list.retry') }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, ...notPrinted }}>
          <Button
            aria-label={t('faq.copyLinkOf', { question })}
            onClick={() => copy(`${window.location.origin}${faqEntryPath(faq_id)}`)}
          >
            {t('faq.copyLink')}
          </Button>
          {isEditor(user?.role) && (
            <Button
              component={RouterLink}
              to={faqEditPath(faq_id)}
              aria-label={t('list.edit', { name: question })}
              sx={{ overflowWrap: 'anywhere' }}
            >
              {t('faq.edit')}
            </Button>
          )}
        </Box>
      </Box>
    </Card>
  );
}

const questionButton = {
  width: 1,
  minHeight: 52,
  px: 4,
  py: 3,
  gap: 3,
  justifyContent: 'flex-start',
  textAlign: 'start',
  font: 'inherit',
  fontWeight: 600,
} as const;

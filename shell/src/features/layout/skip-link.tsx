import { useT } from '@vidyapath/client/screens/use-t';
import { shape, styled } from '@vidyapath/ui';

export const mainId = 'main';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 12,
  top: -80,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: shape.field,
  fontWeight: 600,
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  '&:focus': { top: 12 },
}));

/** First in the tab order: skips the navigation and leads to the content. */
export function SkipLink() {
  const t = useT();
  const skip = (event: React.MouseEvent) => {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  };
  return (
    <Skip href={`#${mainId}`} onClick={skip}>
      {t('layout.skip')}
    </Skip>
  );
}

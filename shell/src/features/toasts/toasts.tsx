import { SnackbarProvider } from 'notistack';
import { useT } from '@vidyapath/client/use-t';
import { styled } from '@vidyapath/ui';
import { Toast } from './toast';

/** Milliseconds (specification section 9). */
const animation = 300;

const Provider = styled(SnackbarProvider)({
  // Newest on top: the list grows downwards, so it is turned round.
  '&.notistack-SnackbarContainer': { flexDirection: 'column-reverse' },
});

const parts = { notice: Toast };
const place = { vertical: 'top', horizontal: 'right' } as const;

export function Toasts() {
  const t = useT();
  return (
    <Provider
      Components={parts}
      anchorOrigin={place}
      aria-label={t('toasts.region')}
      maxSnack={5}
      transitionDuration={animation}
    />
  );
}

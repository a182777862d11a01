import { useT } from '@vidyapath/client/screens/use-t';
import { type Notice, noticeDurations } from '@vidyapath/platform-api/notifier';
import { BellIcon, Box, CheckIcon, CloseIcon, IconButton, Typography, WarningIcon } from '@vidyapath/ui';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { forwardRef, useCallback } from 'react';
import { CountdownBar, ToastFrame } from './toast.styles';
import { ToastLink } from './toast-link';
import { useDelayed } from './use-delayed';
import { useToastTimer } from './use-toast-timer';

const icons = { success: CheckIcon, error: WarningIcon, warning: WarningIcon, info: BellIcon } as const;

interface ToastProps extends CustomContentProps {
  notice: Notice;
}

/** One toast: a click anywhere dismisses it. Failures interrupt a screen reader, other toasts wait for it. */
export const Toast = forwardRef<HTMLDivElement, ToastProps>(function Toast({ id, notice, style }, ref) {
  const t = useT();
  const { variant, title, message, duration = noticeDurations.standard } = notice;
  const close = useCallback(() => closeSnackbar(id), [id]);
  const timer = useToastTimer(duration, close);
  const isSpoken = useDelayed();
  const Icon = icons[variant];
  const isUrgent = variant === 'error' || variant === 'warning';
  return (
    <ToastFrame
      ref={ref}
      style={style}
      tone={variant}
      onClick={close}
      onMouseEnter={timer.hold}
      onMouseLeave={timer.release}
      onFocus={timer.hold}
      onBlur={timer.release}
    >
      <Icon color={variant} aria-hidden />
      <Box role={isUrgent ? 'alert' : 'status'} sx={{ flex: 1, minWidth: 0, minHeight: 44, overflowWrap: 'anywhere' }}>
        {isSpoken && (
          <>
            <Typography sx={{ fontWeight: 700, lineHeight: 1.3 }}>{title}</Typography>
            <Typography variant="body2">{message}</Typography>
            {notice.link && <ToastLink {...notice.link} />}
          </>
        )}
      </Box>
      <IconButton aria-label={t('toasts.close')} onClick={close} size="small" sx={{ mr: -2, my: -2 }}>
        <CloseIcon fontSize="small" />
      </IconButton>
      <CountdownBar key={timer.turn} tone={variant} paused={timer.paused} milliseconds={timer.countdown} />
    </ToastFrame>
  );
});

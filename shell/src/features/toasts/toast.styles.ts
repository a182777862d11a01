import { keyframes } from '@emotion/react';
import type { NoticeVariant } from '@vidyapath/platform-api/notifier';
import { shape, styled } from '@vidyapath/ui';

interface ToneProps {
  tone: NoticeVariant;
}

const own = (names: string[]) => ({ shouldForwardProp: (name: PropertyKey) => !names.includes(String(name)) });

export const ToastFrame = styled(
  'div',
  own(['tone']),
)<ToneProps>(({ theme, tone }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'min(380px, calc(100vw - 40px))',
  padding: '12px 16px',
  overflow: 'hidden',
  cursor: 'pointer',
  borderRadius: shape.card,
  borderInlineStart: `4px solid ${theme.vars?.palette[tone].main ?? ''}`,
  color: theme.vars?.palette.text.primary,
  backgroundColor: theme.vars?.palette.background.paper,
  boxShadow: '0 8px 28px rgb(20 19 31 / 0.22)',
  // The border is visible in forced colours, which remove shadows.
  outline: '1px solid transparent',
}));

const shrink = keyframes({ from: { transform: 'scaleX(1)' }, to: { transform: 'scaleX(0)' } });

interface CountdownProps extends ToneProps {
  paused: boolean;
  milliseconds: number;
}

/** Shows the remaining time; the compositor animates it without script. */
export const CountdownBar = styled(
  'span',
  own(['tone', 'paused', 'milliseconds']),
)<CountdownProps>(({ theme, tone, paused, milliseconds }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 3,
  transformOrigin: 'left',
  backgroundColor: theme.vars?.palette[tone].main,
  animation: `${shrink} ${milliseconds}ms linear forwards`,
  animationPlayState: paused ? 'paused' : 'running',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
}));

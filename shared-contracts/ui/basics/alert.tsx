import type { ReactNode } from 'react';
import { CheckIcon, WarningIcon } from '../icons';
import { look } from '../look';
import { shape } from '../tokens';
import { styled } from './styled';
import type { Sx } from './sx';

type Severity = 'error' | 'warning' | 'info' | 'success';

export interface AlertProps {
  severity: Severity;
  action?: ReactNode;
  children: ReactNode;
  sx?: Sx;
}

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'severity' })<{ severity: Severity }>(
  ({ severity, theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 12,
    padding: '12px 16px',
    borderRadius: shape.field,
    color: theme.palette.text.primary,
    backgroundColor: `rgba(${theme.palette[severity].mainChannel} / 0.1)`,
  }),
);
const Words = styled('div')({ flex: 1, minWidth: 0, padding: '2px 0', overflowWrap: 'anywhere' });
const Action = styled('div')({ alignSelf: 'center', margin: '-8px -8px -8px 0', flexShrink: 0 });

/** A message that screen readers announce at once. */
export function Alert({ severity, action, children, sx }: AlertProps) {
  const Icon = severity === 'success' ? CheckIcon : WarningIcon;
  return (
    <Frame role="alert" severity={severity} sx={sx}>
      <Icon color={severity} sx={{ fontSize: look.typography.h4.fontSize, mt: '1px' }} />
      <Words>{children}</Words>
      {action && <Action>{action}</Action>}
    </Frame>
  );
}

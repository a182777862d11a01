import { styled } from '../basics/styled';

/** A picture inside a field, before the typed text. */
export const InputAdornment = styled('div', { shouldForwardProp: (name) => name !== 'position' })<{
  position: 'start';
}>(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  marginRight: 8,
  whiteSpace: 'nowrap',
  color: theme.palette.action.active,
}));

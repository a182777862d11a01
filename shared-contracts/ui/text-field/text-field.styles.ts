import { styled } from '../basics/styled';
import { motion, shape } from '../tokens';

const own = (...names: string[]) => ({ shouldForwardProp: (name: PropertyKey) => !names.includes(String(name)) });

export const Frame = styled(
  'div',
  own('fullWidth'),
)<{ fullWidth: boolean }>(({ fullWidth }) => ({
  display: 'inline-flex',
  flexDirection: 'column',
  position: 'relative',
  minWidth: 0,
  verticalAlign: 'top',
  ...(fullWidth && { width: '100%' }),
}));

interface BoxProps {
  wrong: boolean;
  small: boolean;
  /** The label is above the input, also while it is empty. */
  raised: boolean;
}

const empty = ':placeholder-shown:not(:focus)';

/** Label, line and input: the label is over an empty input and rises into a gap of the line. */
export const OutlinedBox = styled(
  'div',
  own('wrong', 'small', 'raised'),
)<BoxProps>(({ theme, wrong, small, raised }) => {
  const { palette, typography } = theme;
  const line = wrong ? palette.error.main : palette.fieldLine;
  const above = small ? 8.5 : 16.5;
  return {
    ...typography.body1,
    lineHeight: '1.4375em',
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minHeight: shape.touchTarget,
    paddingInline: 14,
    borderRadius: shape.field,
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    '& > :is(input, textarea, select)': {
      font: 'inherit',
      color: 'inherit',
      boxSizing: 'content-box',
      flex: 1,
      minWidth: 0,
      width: '100%',
      height: '1.4375em',
      margin: 0,
      padding: `${above}px 0`,
      border: 0,
      outline: 'none',
      background: 'none',
      appearance: 'none',
      '&::placeholder': { color: 'inherit', opacity: 0.6 },
      '&:disabled': { color: palette.text.disabled },
    },
    '& > textarea': {
      height: 'auto',
      resize: 'vertical',
      '@supports (field-sizing: content)': { resize: 'none', fieldSizing: 'content' },
    },
    '& > select': { cursor: 'pointer', paddingRight: 28, '& option': { backgroundColor: palette.background.paper } },
    '& > fieldset': {
      position: 'absolute',
      inset: '-5px 0 0',
      margin: 0,
      padding: '0 8px',
      pointerEvents: 'none',
      overflow: 'hidden',
      minWidth: 0,
      borderRadius: 'inherit',
      border: `1px solid ${line}`,
    },
    '& legend': {
      display: 'block',
      width: 'auto',
      height: 11,
      padding: 0,
      fontSize: '0.75em',
      visibility: 'hidden',
      whiteSpace: 'nowrap',
      '& > span': { padding: '0 5px' },
    },
    '& > label': {
      position: 'absolute',
      left: 0,
      top: 0,
      maxWidth: 'calc(133% - 32px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      transformOrigin: 'top left',
      transform: 'translate(14px, -9px) scale(0.75)',
      color: wrong ? palette.error.main : palette.text.secondary,
      transition: `transform ${motion.quick}ms ease-out, color ${motion.quick}ms`,
    },
    ...(!raised && {
      [`& > ${empty}::placeholder`]: { opacity: 0 },
      [`& > ${empty} ~ fieldset legend`]: { maxWidth: 0.01 },
      [`& > ${empty} ~ label`]: {
        transform: `translate(14px, ${above - 0.5}px) scale(1)`,
        maxWidth: 'calc(100% - 24px)',
        pointerEvents: 'none',
      },
    }),
    '&:hover > fieldset': { borderColor: wrong ? palette.error.main : palette.text.primary },
    '& > :focus ~ fieldset': { borderWidth: 2, borderColor: wrong ? palette.error.main : palette.primary.main },
    '& > :focus ~ label': { color: wrong ? palette.error.main : palette.primary.main },
  };
});

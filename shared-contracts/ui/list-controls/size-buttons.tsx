import { ButtonBase } from '../basics/button-base';
import { styled } from '../basics/styled';
import { shape } from '../tokens';

const Group = styled('div')({ display: 'inline-flex' });

const Choice = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.button,
  fontSize: '0.875rem',
  minHeight: shape.touchTarget,
  minWidth: 48,
  padding: 7,
  color: theme.palette.action.active,
  border: `1px solid ${theme.palette.divider}`,
  '&:not(:first-of-type)': { marginLeft: -1 },
  '&:first-of-type': { borderStartStartRadius: shape.field, borderEndStartRadius: shape.field },
  '&:last-of-type': { borderStartEndRadius: shape.field, borderEndEndRadius: shape.field },
  '&[aria-pressed="true"]': {
    color: theme.palette.primary.main,
    backgroundColor: `rgba(${theme.palette.primary.mainChannel} / calc(2 * ${theme.palette.action.hoverOpacity}))`,
  },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.palette.action.hover } },
}));

export interface SizeButtonsProps<Size extends string | number> {
  sizes: readonly Size[];
  size: Size;
  onSize: (size: Size) => void;
  /** Accessible name of the buttons together. */
  label: string;
  textOf: (size: Size) => string;
}

/** One of several page sizes is pressed. */
export function SizeButtons<Size extends string | number>({
  sizes,
  size,
  onSize,
  label,
  textOf,
}: SizeButtonsProps<Size>) {
  return (
    <Group role="group" aria-label={label}>
      {sizes.map((option) => (
        <Choice key={option} aria-pressed={option === size} onClick={() => option !== size && onSize(option)}>
          {textOf(option)}
        </Choice>
      ))}
    </Group>
  );
}

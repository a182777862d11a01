import { styled } from '../basics/styled';
import { buttonStyles, cardButtonStyles, valueStyles } from './cell.styles';

/** Where rows are cards. */
export const cardWidths = '(max-width: 599.95px)';
export const cardsOnly = `@media ${cardWidths}`;
const tableOnly = '@media (min-width: 600px)';

/** Scrolls by itself, so that its header stays in view and wide tables don't widen the page. */
export const Scroller = styled('div')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  overflow: 'auto',
  maxHeight: 'max(320px, calc(100vh - 220px))',
  // The sticky header and the page's top bar do not hide the focused element.
  scrollPaddingTop: 64,
  scrollMarginTop: 80,
  [cardsOnly]: {
    border: 0,
    backgroundColor: 'transparent',
    '&:not([data-long])': { maxHeight: 'none', overflow: 'visible' },
  },
}));

export const TableElement = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.9375rem',
    color: palette.text.primary,
    'th, td': { padding: '8px', textAlign: 'start', borderBottom: `1px solid ${palette.divider}` },
    'th:first-of-type, td:first-of-type': { paddingInlineStart: 16 },
    'th:last-of-type, td:last-of-type': { paddingInlineEnd: 16 },
    td: { overflowWrap: 'anywhere', minWidth: 64 },
    '[data-narrow]': { width: 48, minWidth: 0 },
    'tbody tr:last-of-type td': { borderBottom: 0 },
    'tbody tr:hover td': { backgroundColor: palette.action.hover },
    '[data-align="end"]': { textAlign: 'end' },
    // Amounts do not break into lines.
    'td[data-align="end"]': { overflowWrap: 'normal' },
    '[data-align="center"]': { textAlign: 'center' },
    'tbody [data-spacer] td': { padding: 0, border: 0 },
    th: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      backgroundColor: palette.background.paper,
      color: palette.text.secondary,
      fontWeight: 600,
    },
    ...buttonStyles,
    ...valueStyles,
    // Columns keep their widths while other rows scroll into view.
    [tableOnly]: {
      th: { width: 'var(--width)', minWidth: 'var(--min-width)' },
      // The buttons of a row stay in view where the table is wider than the screen.
      '[data-actions]': { position: 'sticky', insetInlineEnd: 0, backgroundColor: palette.background.paper },
      'th[data-actions]': { zIndex: 2 },
      'tbody tr:hover td[data-actions]': {
        backgroundColor: palette.background.paper,
        backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
      },
      '[data-long] &': { tableLayout: 'fixed', minWidth: 'var(--least)' },
    },
    [cardsOnly]: {
      '&, thead, tbody, tr, td': { display: 'block' },
      'thead tr': { display: 'flex', gap: 8, paddingBottom: 12, overflowX: 'auto' },
      'th, th:first-of-type, th:last-of-type': {
        position: 'static',
        padding: 0,
        border: 0,
        backgroundColor: 'transparent',
      },
      'th[data-sortable]': {
        flex: 'none',
        padding: '0 12px',
        border: `1px solid ${palette.divider}`,
        borderRadius: 8,
        backgroundColor: palette.background.paper,
        whiteSpace: 'nowrap',
      },
      'th:not([data-sortable])': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      'tbody tr:not([data-spacer])': {
        marginBottom: 12,
        padding: '8px 0',
        border: `1px solid ${palette.divider}`,
        borderRadius: 12,
        backgroundColor: palette.background.paper,
      },
      'tbody td': {
        display: 'grid',
        gridTemplateColumns: 'minmax(88px, 2fr) 3fr',
        gap: 12,
        alignItems: 'center',
        border: 0,
        minWidth: 0,
      },
      'tbody td, tbody td:first-of-type, tbody td:last-of-type': { width: 'auto', padding: '6px 16px' },
      'tbody td[data-label]::before': {
        content: 'attr(data-label)',
        color: palette.text.secondary,
        fontSize: '0.875rem',
      },
      'td[data-align]': { textAlign: 'start' },
      ...cardButtonStyles,
      'tbody [data-spacer] td': { display: 'block', padding: 0 },
    },
  };
});

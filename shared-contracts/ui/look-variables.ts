import { colourTokens } from './tokens';

type Mode = keyof typeof colourTokens;

const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const channel = (hex: string) => parts(hex).join(' ');

const isDark = (hex: string) => parts(hex).every((part) => part < 128);

/** A surface under the pointer gets more contrast to its words: a darker tint of a light surface looks disabled. */
const hovered = (main: string, words: string) => {
  const shade = (part: number) => (isDark(words) ? 255 - (255 - part) * 0.6 : part * 0.7);
  return `rgb(${parts(main)
    .map((part) => Math.trunc(shade(part)))
    .join(' ')})`;
};

const tone = (name: string, main: string, contrastText: string) => ({
  [`${name}-main`]: main,
  [`${name}-hover`]: hovered(main, contrastText),
  [`${name}-mainChannel`]: channel(main),
  [`${name}-contrastText`]: contrastText,
});

function colours(mode: Mode): Record<string, string> {
  const { primary, accent, good, warn, bad, page, paper, ink, quiet, line, ring } = colourTokens[mode];
  const dark = mode === 'dark';
  const overlay = dark ? '255 255 255' : '0 0 0';
  const onTone = dark ? page : paper;
  return {
    ...tone('primary', primary, onTone),
    ...tone('secondary', accent, colourTokens.light.ink),
    ...tone('success', good, onTone),
    ...tone('warning', warn, onTone),
    ...tone('error', bad, onTone),
    ...tone('info', primary, onTone),
    'text-primary': ink,
    'text-primaryChannel': channel(ink),
    'text-secondary': quiet,
    'text-disabled': dark ? 'rgba(255, 255, 255, 0.5)' : 'rgba(0, 0, 0, 0.38)',
    'background-default': page,
    'background-paper': paper,
    divider: line,
    ring,
    fieldLine: `rgb(${overlay} / 0.46)`,
    'action-active': dark ? '#fff' : 'rgba(0, 0, 0, 0.54)',
    'action-hover': `rgb(${overlay} / ${dark ? 0.08 : 0.04})`,
    'action-selected': `rgb(${overlay} / ${dark ? 0.16 : 0.08})`,
    'action-hoverOpacity': dark ? '0.08' : '0.04',
    'action-disabled': `rgb(${overlay} / ${dark ? 0.3 : 0.26})`,
    'action-disabledBackground': `rgb(${overlay} / 0.12)`,
  };
}

const declared = (mode: Mode) =>
  Object.fromEntries(Object.entries(colours(mode)).map(([name, value]) => [`--vp-palette-${name}`, value]));

/** Global styles that give the look's variables their values in both modes; `data-theme` on the page's root chooses. Paper is light. */
export const lookVariables = {
  ':root': declared('light'),
  '@media screen': { '[data-theme="dark"]': declared('dark') },
};

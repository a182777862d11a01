import { lookVariables } from './look-variables';
import { colourTokens } from './tokens';

const blocks = { light: lookVariables[':root'], dark: lookVariables['@media screen']['[data-theme="dark"]'] };

function luminance(colour: string): number {
  const parts = colour.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).map(Number);
  const linear = parts.map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return linear.reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(['light', 'dark'] as const)('%s', (mode) => {
  const value = (name: string) => blocks[mode][`--vp-palette-${name}`] ?? '';

  test.each(['primary', 'secondary', 'success', 'warning', 'error', 'info'])(
    'text on %s is readable, also under the pointer',
    (tone) => {
      const words = value(`${tone}-contrastText`);
      expect(contrast(words, value(`${tone}-main`))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(words, value(`${tone}-hover`))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('text and the focus ring have contrast to page and paper', () => {
    for (const ground of [value('background-default'), value('background-paper')]) {
      for (const text of ['text-primary', 'text-secondary', 'primary-main', 'error-main'])
        expect(contrast(value(text), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colourTokens[mode].accentText, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(value('ring'), ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

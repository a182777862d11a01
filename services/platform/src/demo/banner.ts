import type { DemoCategory } from './content/demo-course';
import { motifs, type BannerColours } from './banner-motifs';

/** Grounds and accents that go with the theme's indigo and saffron. */
const indigo: BannerColours = { ground: '#2F2E7A', glow: '#5B59C7', bright: '#FFB068', pale: '#E6E5FF' };
const palettes: readonly BannerColours[] = [
  indigo,
  { ground: '#123B4A', glow: '#1F7A8C', bright: '#FFC56B', pale: '#DDF3F5' },
  { ground: '#4A1D57', glow: '#8A3FA0', bright: '#FFB068', pale: '#F6E3FA' },
  { ground: '#7A3A0B', glow: '#E8761A', bright: '#3F3DA3', pale: '#FFF1E1' },
  { ground: '#0F4530', glow: '#1B7A4B', bright: '#FFC56B', pale: '#DFF5E8' },
  { ground: '#7A1F3D', glow: '#C9476F', bright: '#FFB068', pale: '#FFE4EC' },
];

/**
 * A banner of 1280 × 720 for the course with this number: its category's motif, in colours, place and light of
 * its own. It has no text, which would need fonts and could not be translated.
 */
export function bannerSvg(motif: DemoCategory['motif'], number: number): string {
  const colours = palettes[number % palettes.length] ?? indigo;
  const turn = (number * 0.381_966) % 1;
  const lightX = 20 + turn * 60;
  const lightY = 10 + ((number * 37) % 60);
  const rings = [0, 1, 2].map(
    (ring) =>
      `<circle cx="${lightX * 12.8}" cy="${lightY * 7.2}" r="${240 + ring * 150}" fill="none" stroke="${colours.pale}" stroke-width="2" opacity="${0.18 - ring * 0.04}"/>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720">' +
    `<defs><radialGradient id="light" cx="${lightX}%" cy="${lightY}%" r="85%"><stop offset="0" stop-color="${colours.glow}"/><stop offset="1" stop-color="${colours.ground}"/></radialGradient></defs>` +
    `<rect width="1280" height="720" fill="url(#light)"/>${rings.join('')}` +
    `<g transform="rotate(${(turn - 0.5) * 8} 640 360)">${motifs[motif](colours, turn)}</g></svg>`
  );
}

import type { DemoCategory } from './content/demo-course';

/** Colours of one banner: a dark and a light ground, and two that stand out on them. */
export interface BannerColours {
  ground: string;
  glow: string;
  bright: string;
  pale: string;
}

/** Draws one motif in a 1280 × 720 frame; `turn` (0 to 1) varies it from course to course. */
type Motif = (colours: BannerColours, turn: number) => string;

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const brackets: Motif = ({ bright, pale }, turn) => {
  const lines = range(6).map((row) => {
    const indent = [0, 60, 120, 120, 60, 0][row] ?? 0;
    const length = 150 + ((row * 67 + turn * 240) % 190);
    return `<rect x="${520 + indent}" y="${222 + row * 50}" width="${length}" height="20" rx="10" fill="${row % 3 === 1 ? bright : pale}" opacity="${row % 3 === 1 ? 1 : 0.85}"/>`;
  });
  const bracket = `fill="none" stroke="${bright}" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="M400 220 L270 360 L400 500" ${bracket}/><path d="M930 220 L1060 360 L930 500" ${bracket}/>${lines.join('')}`;
};

const nodes: Motif = ({ bright, pale }, turn) => {
  const layers = [3, 4, 4, 2].map((count, layer) =>
    range(count).map((row) => ({
      x: 330 + layer * 210,
      y: 360 + (row - (count - 1) / 2) * 130 + Math.sin(turn * 6 + layer) * 18,
    })),
  );
  const links = layers
    .slice(0, -1)
    .flatMap((layer, index) =>
      layer.flatMap((from) =>
        (layers[index + 1] ?? []).map(
          (to) => `<path d="M${from.x} ${from.y} L${to.x} ${to.y}" stroke="${pale}" stroke-width="3" opacity=".35"/>`,
        ),
      ),
    );
  const dots = layers.flatMap((layer, column) =>
    layer.map(
      ({ x, y }, row) =>
        `<circle cx="${x}" cy="${y}" r="${26 + ((row + column) % 3) * 6}" fill="${(row + column) % 3 === 0 ? bright : pale}"/>`,
    ),
  );
  return links.join('') + dots.join('');
};

const orbits: Motif = ({ bright, pale }, turn) => {
  const rings = range(3).map(
    (ring) =>
      `<ellipse cx="640" cy="360" rx="300" ry="112" fill="none" stroke="${pale}" stroke-width="8" opacity=".8" transform="rotate(${ring * 60 + turn * 40} 640 360)"/>`,
  );
  const electrons = range(3).map((ring) => {
    const angle = ((ring * 60 + turn * 40) * Math.PI) / 180;
    const side = ring % 2 === 0 ? 300 : -300;
    return `<circle cx="${640 + side * Math.cos(angle)}" cy="${360 + side * Math.sin(angle)}" r="26" fill="${bright}"/>`;
  });
  return `${rings.join('')}<circle cx="640" cy="360" r="58" fill="${bright}"/><circle cx="622" cy="342" r="18" fill="${pale}" opacity=".8"/>${electrons.join('')}`;
};

const speech: Motif = ({ bright, pale, ground }, turn) => {
  const lines = range(3).map(
    (row) =>
      `<rect x="370" y="${232 + row * 48}" width="${300 - ((row * 90 + turn * 120) % 170)}" height="20" rx="10" fill="${ground}" opacity=".75"/>`,
  );
  const dots = range(3).map((dot) => `<circle cx="${800 + dot * 70}" cy="442" r="18" fill="${ground}"/>`);
  return (
    `<path d="M340 170 h390 a44 44 0 0 1 44 44 v150 a44 44 0 0 1 -44 44 h-250 l-90 78 v-78 h-50 a44 44 0 0 1 -44 -44 v-150 a44 44 0 0 1 44 -44 z" fill="${pale}"/>${lines.join('')}` +
    `<path d="M740 362 h260 a40 40 0 0 1 40 40 v80 a40 40 0 0 1 -40 40 h-30 v64 l-76 -64 h-154 a40 40 0 0 1 -40 -40 v-80 a40 40 0 0 1 40 -40 z" fill="${bright}"/>${dots.join('')}`
  );
};

const bars: Motif = ({ bright, pale }, turn) => {
  const heights = range(6).map((bar) => 90 + bar * 52 + Math.sin(turn * 9 + bar * 1.7) * 34);
  const columns = heights.map(
    (height, bar) =>
      `<rect x="${330 + bar * 108}" y="${560 - height}" width="72" height="${height}" rx="14" fill="${bar === 5 ? bright : pale}" opacity="${bar === 5 ? 1 : 0.35 + bar * 0.12}"/>`,
  );
  const trend = heights.map((height, bar) => `${bar === 0 ? 'M' : 'L'}${366 + bar * 108} ${520 - height}`).join(' ');
  return `${columns.join('')}<path d="${trend}" fill="none" stroke="${bright}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const petals: Motif = ({ bright, pale }, turn) => {
  const ring = (count: number, reach: number, width: number, colour: string, opacity: number, shift: number) =>
    range(count)
      .map(
        (petal) =>
          `<path d="M640 360 q${width} ${-reach / 2} 0 ${-reach} q${-width} ${reach / 2} 0 ${reach}z" fill="${colour}" opacity="${opacity}" transform="rotate(${(petal * 360) / count + shift} 640 360)"/>`,
      )
      .join('');
  return `${ring(12, 270, 84, pale, 0.4, turn * 30)}${ring(8, 200, 80, bright, 0.9, turn * 45)}${ring(8, 120, 50, pale, 0.95, 22 + turn * 45)}<circle cx="640" cy="360" r="34" fill="${bright}"/>`;
};

export const motifs: Record<DemoCategory['motif'], Motif> = { brackets, nodes, orbits, speech, bars, petals };

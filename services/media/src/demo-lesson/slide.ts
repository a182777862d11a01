import { type Scene, scenes } from './scenes';

const width = 1280;
const height = 720;
/** Of the bar, which has ten. */
const partWidth = 100;
const left = 110;
/** Plain grounds, which cost a video next to nothing. */
const colours = { ground: '#1E1B4B', text: '#FFFFFF', pale: '#C7D2FE', bright: '#FBBF24', dim: '#312E81' };

/** The picture of a scene after its first `shown` steps. */
export function slideSvg(scene: Scene, shown: number): string {
  const steps = scene.steps.slice(0, shown);
  const percent = steps.at(-1)?.percent ?? 0;
  const lines = steps.map(({ line }, index) => {
    const isNewest = index === shown - 1;
    return text(line, 250 + index * 90, 46, isNewest ? colours.text : colours.pale);
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans, sans-serif">` +
    `<rect width="${width}" height="${height}" fill="${colours.ground}"/>` +
    `<rect x="64" y="84" width="12" height="72" fill="${colours.bright}"/>` +
    text(scene.title, 138, 54, colours.bright, 'bold') +
    `${lines.join('')}${bar(percent)}${progress(scene, shown)}</svg>`
  );
}

function text(words: string, y: number, size: number, fill: string, weight = 'normal'): string {
  return `<text x="${left}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${words}</text>`;
}

function bar(percent: number): string {
  const parts = Array.from({ length: 10 }, (_, index) => {
    const x = left + index * partWidth;
    return `<rect x="${x}" y="540" width="${partWidth - 8}" height="72" fill="${colours.dim}"/>`;
  });
  const whole = Math.floor(percent / 10);
  const coloured = whole * partWidth + ((percent % 10) / 10) * (partWidth - 8);
  return `${parts.join('')}<rect x="${left}" y="540" width="${coloured}" height="72" fill="${colours.bright}"/>`;
}

/** A line at the lower edge that says how far the lesson is. */
function progress(scene: Scene, shown: number): string {
  const done = scenes.indexOf(scene) * scene.steps.length + shown;
  const all = scenes.length * scene.steps.length;
  return `<rect y="700" width="${Math.round((width * done) / all)}" height="20" fill="${colours.pale}"/>`;
}

import { decorate, type Sheet } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import encodeQR from 'qr';

/** Bars of a row stand together, so that no viewer shows lines between them. Four modules around it stay white. */
export function drawQrCode(on: Sheet, text: string, place: { x: number; y: number; size: number }): void {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const module = place.size / rows.length;
  decorate(on, (pdf) => {
    pdf.rect(place.x, place.y, place.size, place.size).fill('#FFFFFF');
    rows.forEach((row, line) =>
      barsOf(row).forEach(([from, to]) => {
        const x = place.x + from * module;
        const y = place.y + line * module;
        pdf.rect(x, y, (to - from) * module, module * 1.02);
      }),
    );
    pdf.fill('#1E1B2E');
  });
}

function barsOf(row: readonly boolean[]): [from: number, to: number][] {
  const bars: [number, number][] = [];
  row.forEach((dark, index) => {
    const last = bars.at(-1);
    if (!dark) return;
    if (last?.[1] === index) last[1] = index + 1;
    else bars.push([index, index + 1]);
  });
  return bars;
}

import { decorate, type Sheet } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';

/** Points; A4 on its side. */
export const page = { width: 842, height: 595 } as const;
export const colours = { brand: '#2F2E7A', accent: '#E8761A', quiet: '#5F5B70', line: '#D9D4C8', bad: '#B3261E' };

/** A double border with a saffron corner at each end, inside the printable area. */
export function drawFrame(on: Sheet): void {
  decorate(on, (pdf) => {
    const { width, height } = page;
    pdf
      .rect(24, 24, width - 48, height - 48)
      .lineWidth(3)
      .strokeColor(colours.brand)
      .stroke();
    pdf
      .rect(32, 32, width - 64, height - 64)
      .lineWidth(0.8)
      .strokeColor(colours.accent)
      .stroke();
    for (const [x, right] of [
      [32, 1],
      [width - 32, -1],
    ] as const)
      for (const [y, down] of [
        [32, 1],
        [height - 32, -1],
      ] as const) {
        pdf
          .moveTo(x, y)
          .lineTo(x + 34 * right, y)
          .lineTo(x, y + 34 * down)
          .fill(colours.accent);
        pdf.moveTo(x + 12 * right, y + 46 * down).lineTo(x + 12 * right, y + 62 * down);
        pdf.moveTo(x + 46 * right, y + 12 * down).lineTo(x + 62 * right, y + 12 * down);
        pdf.lineWidth(0.8).strokeColor(colours.accent).stroke();
      }
  });
}

export const drawLine = (on: Sheet, y: number, width: number): void =>
  decorate(on, (pdf) => {
    const from = (page.width - width) / 2;
    pdf
      .moveTo(from, y)
      .lineTo(from + width, y)
      .lineWidth(0.8)
      .strokeColor(colours.line)
      .stroke();
  });

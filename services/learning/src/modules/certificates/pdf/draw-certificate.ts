import { visible } from '@vidyapath/service-kit/domain/pdf/paragraph';
import { bytesOf, openSheet, type Sheet } from '@vidyapath/service-kit/domain/pdf/pdf-sheet';
import { heightOf, type TextStyle, write } from '@vidyapath/service-kit/domain/pdf/pdf-text';
import type { CertificateContent } from './certificate-content';
import { certificateLabels as labels } from './certificate-labels';
import { colours, drawFrame, drawLine, page } from './frame';
import { drawQrCode } from './qr-code';

const margin = 90;
const width = page.width - 2 * margin;

/** A page in A4 on its side, in both scripts. */
export function drawCertificate(content: CertificateContent): Promise<Buffer> {
  const title = `${labels.title.en}: ${printable(content.course_name)}`;
  const madeAt = new Date(content.issued_at);
  const sheet = openSheet({ title, author: content.app_name, madeAt, language: 'en', layout: 'landscape' });
  return bytesOf(sheet, (on) => {
    drawFrame(on);
    drawHead(on, content);
    drawLearner(on, content);
    drawFoot(on, content);
  });
}

function drawHead(on: Sheet, { app_name }: CertificateContent): void {
  centred(on, app_name, { y: 54 }, { size: 15, bold: true, colour: colours.accent });
  centred(on, labels.title.en, { y: 80, tag: 'H1' }, { size: 34, bold: true, colour: colours.brand });
  centred(on, labels.title.hi, { y: 130, tag: 'H2' }, { size: 20, colour: colours.brand });
}

function drawLearner(on: Sheet, { learner_name, course_name }: CertificateContent): void {
  centred(on, labels.certifies, { y: 180 }, { size: 11, colour: colours.quiet });
  const name = printable(learner_name) || labels.nameless;
  inBox(on, name, { y: 198, height: 84 }, { size: 36, bold: true });
  drawLine(on, 288, 420);
  centred(on, labels.completed, { y: 298 }, { size: 11, colour: colours.quiet });
  inBox(on, printable(course_name), { y: 316, height: 96 }, { size: 25, bold: true, colour: colours.brand });
}

function drawFoot(on: Sheet, { issued_at, revoked_at, serial, url }: CertificateContent): void {
  const left = { x: 78, width: 470 };
  if (revoked_at)
    write(on, { ...left, y: 424 }, labels.revoked(revoked_at), { size: 14, bold: true, colour: colours.bad });
  write(on, { ...left, y: 454 }, labels.issued, { size: 8, colour: colours.quiet });
  write(on, { ...left, y: 466 }, labels.day(issued_at), { size: 12, bold: true });
  write(on, { ...left, y: 492 }, labels.serial, { size: 8, colour: colours.quiet });
  write(on, { ...left, y: 504 }, serial, { size: 10, bold: true });
  write(on, { ...left, y: 524 }, url, { size: 7.5, colour: colours.quiet });
  drawQrCode(on, url, { x: 652, y: 418, size: 104 });
  write(on, { x: 594, y: 524, width: 220 }, labels.check, { size: 8, colour: colours.quiet, align: 'center' });
}

const centred = (on: Sheet, text: string, place: { y: number; tag?: string }, style: TextStyle): number =>
  write(on, { ...place, x: margin, width }, text, { ...style, align: 'center' });

/** In the middle of the box; a long text in smaller letters, so that no name is cut. */
function inBox(on: Sheet, text: string, { y, height }: { y: number; height: number }, style: TextStyle): void {
  let { size = 20 } = style;
  while (size > 7 && heightOf(on, text, width, { ...style, size }) > height) size -= 1;
  const free = height - heightOf(on, text, width, { ...style, size });
  centred(on, text, { y: y + Math.max(0, free) / 2, tag: 'P' }, { ...style, size });
}

/** On one line; empty when nothing of it is visible. */
const printable = (text: string): string => visible(text).replace(/\s+/gu, ' ').trim();

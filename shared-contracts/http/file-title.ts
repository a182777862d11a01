import { limits } from './limits';

const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The title of a lesson whose file this is: "03 - Ohm ka niyam.mp4" is "Ohm ka niyam"; a name of numbers only stays. Empty: the name has no visible character. */
export function titleOf(fileName: string): string {
  const stem = fileName
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\s_\p{Cc}]+/gu, ' ')
    .trim();
  const title = stem.replace(/^\d+(?:\.\d+)*(?:\s*[-–—.):]+\s*|\s+)/u, '').trim();
  return [title, stem, fileName].map(cut).find((text) => visible.test(text)) ?? '';
}

const cut = (text: string): string => [...text].slice(0, limits.moduleVideo.titleMax).join('').trim();

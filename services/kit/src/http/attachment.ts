/** Separators of paths and what file systems refuse, controls, marks of direction, ends of lines. */
const unsafe = /[\\/:*?"<>|%\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu;
const encoded = /['()*]/g;

/** `Content-Disposition` of a file that is saved under words of people (RFC 6266): in ASCII for old clients, and as they are. */
export function attachmentOf(title: string, ending: string): string {
  const words = title
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
  const name = words.toLowerCase().endsWith(`.${ending}`) ? words : `${words || 'file'}.${ending}`;
  const ascii = name.replaceAll(/[^\x20-\x7E]/gu, '_');
  const whole = encodeURIComponent(name).replaceAll(encoded, (char) => `%${char.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${whole}`;
}

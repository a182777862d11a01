import { limits } from '@vidyapath/http/limits';

/** The first match counts: most browsers also name others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const firstProduct = /^[A-Za-z0-9][A-Za-z0-9._-]*(\/[A-Za-z0-9][A-Za-z0-9._-]*)?/;
/** A header may have 4 KB; the name of a browser is near its beginning. */
const readMax = 512;

const nameIn = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system as people call them, such as `Chrome, Android`; else the program's own name; null without one. */
export function clientName(userAgent: string | undefined): string | null {
  const text = (userAgent ?? '').slice(0, readMax);
  const browser = nameIn(browsers, text);
  if (!browser) return firstProduct.exec(text)?.[0].slice(0, limits.loginList.clientMax) ?? null;
  return [browser, nameIn(systems, text)].filter(Boolean).join(', ');
}

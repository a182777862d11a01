import { logFailure } from '../lib/log';

const english = { text: 'This page could not start.', again: 'Reload the page' };
const texts: Record<string, typeof english> = {
  en: english,
  hi: { text: 'यह पृष्ठ शुरू नहीं हो सका।', again: 'पृष्ठ फिर से लोड करें' },
};

/** Shows in plain elements that the start failed, in the page's language, since React may not be loaded. */
export function showStartFailure(cause: unknown): void {
  logFailure('The shell could not start', cause);
  const { text, again } = texts[document.documentElement.lang] ?? english;
  const message = document.createElement('h1');
  message.textContent = text;
  const button = document.createElement('button');
  button.textContent = again;
  button.addEventListener('click', () => window.location.reload());
  const place = document.createElement('main');
  place.style.cssText = 'padding: 20vh 24px; text-align: center; font-family: system-ui, sans-serif; color: CanvasText';
  button.style.cssText = 'min-height: 44px; padding: 0 20px; font: inherit';
  place.append(message, button);
  document.getElementById('root')?.replaceChildren(place);
}

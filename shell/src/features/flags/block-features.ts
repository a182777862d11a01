import type { DisableableFeature } from './disabled-features';

/** F12, Ctrl+Shift+I, J and C, Ctrl+U; on a Mac Command instead of Control. Keys are compared by position, since Shift and layouts change the letter. */
function opensDeveloperTools({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (code === 'F12') return true;
  if (!ctrlKey && !metaKey) return false;
  return shiftKey ? ['KeyI', 'KeyJ', 'KeyC'].includes(code) : code === 'KeyU';
}

const blockers: Record<DisableableFeature, () => void> = {
  'right-click': () => document.addEventListener('contextmenu', (event) => event.preventDefault()),
  'developer-tools': () =>
    document.addEventListener('keydown', (event) => {
      if (opensDeveloperTools(event)) event.preventDefault();
    }),
};

export function blockFeatures(features: readonly DisableableFeature[]): void {
  for (const feature of features) blockers[feature]();
}

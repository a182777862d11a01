/** Windows, modes and languages of the pictures of every screen. */
export interface Variant {
  /** `sideways`: a phone. */
  window: 'phone' | 'sideways' | 'laptop';
  mode: 'light' | 'dark';
  language: 'en' | 'hi';
}

export const sizes = {
  phone: { width: 360, height: 800 },
  sideways: { width: 800, height: 360 },
  laptop: { width: 1_440, height: 900 },
} as const;

export const variants: readonly Variant[] = (['phone', 'sideways', 'laptop'] as const).flatMap((window) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['en', 'hi'] as const).map((language) => ({ window, mode, language })),
  ),
);

export const nameOf = ({ window, mode, language }: Variant): string => `${window} ${mode} ${language}`;

/** Windows, modes and languages in which every screen is taken. */
export interface Studio {
  window: 'phone' | 'laptop';
  mode: 'light' | 'dark';
  language: 'en' | 'hi';
}

export const sizes = { phone: { width: 360, height: 800 }, laptop: { width: 1_440, height: 900 } } as const;

export const studios: readonly Studio[] = (['phone', 'laptop'] as const).flatMap((window) =>
  (['light', 'dark'] as const).flatMap((mode) => (['en', 'hi'] as const).map((language) => ({ window, mode, language }))),
);

export const nameOf = ({ window, mode, language }: Studio): string => `${window} ${mode} ${language}`;

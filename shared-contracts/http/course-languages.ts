export const courseLanguages = ['English', 'Hindi'] as const;

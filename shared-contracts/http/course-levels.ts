export const courseLevels = ['beginner', 'intermediate', 'advanced'] as const;

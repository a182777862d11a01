import { styled } from '@vidyapath/ui';

/** A video whose captions have the letters of the page, which browsers' own may lack, in a size that can be read on a phone. */
export const LessonVideo = styled('video')(({ theme }) => ({
  '&::cue': { fontFamily: theme.typography.fontFamily, fontSize: 'clamp(0.875rem, 2vw, 1.25rem)' },
}));

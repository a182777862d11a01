import { styled } from '@vidyapath/ui';

/** The frame of a note, which looks different from all that the asker gets. */
export const NoteFrame = styled('div', { shouldForwardProp: (name) => name !== 'note' })<{ note: boolean }>(
  ({ theme, note }) => ({
    minWidth: 0,
    ...(note && {
      padding: 16,
      borderRadius: 12,
      border: `2px dashed ${theme.palette.warning.main}`,
      backgroundColor: `rgba(${theme.palette.warning.mainChannel} / 0.1)`,
    }),
  }),
);

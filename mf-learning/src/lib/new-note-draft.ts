/** Name of the draft of a new note on a lesson. */
export const newNoteDraft = (videoId: number): string => `note-of-${videoId}`;

import type { Note } from '@vidyapath/http/learning-notes';
import type { NoteRow, TitledNote } from './notes.repository';

export const presentNote = ({
  note_id,
  course_id,
  video_id,
  at_seconds,
  body,
  created_at,
  edited_at,
}: NoteRow): Note => ({
  note_id,
  course_id,
  video_id,
  at_seconds: video_id === null ? null : at_seconds,
  body,
  created_at: created_at.toISOString(),
  edited_at: edited_at?.toISOString() ?? null,
});

/** `01:04:12` or `04:12`. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds);
  const parts = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}

type Batches = AsyncIterable<readonly TitledNote[]> | Iterable<readonly TitledNote[]>;

/** Notes as a text to keep: the course, then each lesson with its times. */
export async function* notesText(courseName: string, batches: Batches): AsyncGenerator<string> {
  yield `${courseName}\n`;
  let lesson: number | null | undefined;
  for await (const notes of batches) {
    const lines: string[] = [];
    for (const { video_id, video_title, at_seconds, body } of notes) {
      if (video_id !== lesson) lines.push('', video_title ?? '–');
      lesson = video_id;
      lines.push(video_id === null ? body : `${clockOf(at_seconds)}  ${body}`);
    }
    if (lines.length > 0) yield `${lines.join('\n')}\n`;
  }
}

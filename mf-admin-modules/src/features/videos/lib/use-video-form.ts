import { useDraft, useDraftKeeping } from '@vidyapath/client/use-kept-draft';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import { type FormEvent, useRef, useState } from 'react';
import { typedProblemText } from '../../../lib/problem-text';
import { useAddVideo } from './use-add-video';
import { blankVideo, checkVideo, type VideoDraft } from './video-draft';

const longest = { title: limits.moduleVideo.titleMax, url: limits.url.max };

/** What is typed of a new video, what is wrong with it, and adding it. While a part is missing that does nothing but point there. */
export function useVideoForm(module: CourseModule, count: number | undefined) {
  const t = useT();
  const slot = useDraft<VideoDraft>(`videos:${module.ModuleId}`);
  const [draft, setDraft] = useState<VideoDraft>(() => ({ ...blankVideo, ...slot.draft?.values }));
  const [checked, setChecked] = useState(false);
  const [added, setAdded] = useState('');
  const inputs = { title: useRef<HTMLInputElement>(null), url: useRef<HTMLInputElement>(null) };
  const adding = useAddVideo(module, ({ title }) => {
    setDraft(blankVideo);
    setChecked(false);
    setAdded(title);
    inputs.title.current?.focus();
  });
  useDraftKeeping(slot, { values: draft, changed: draft.title + draft.url !== '' }, adding.sending);
  const { video, faults } = checkVideo(draft);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (faults.title) return inputs.title.current?.focus();
    if (faults.url) return inputs.url.current?.focus();
    setAdded('');
    adding.add(video, count);
  }

  const messageOf = (field: keyof VideoDraft, label: string): string | undefined => {
    if (faults[field] === 'tooLong') return t('rule.tooLong', { field: label, max: longest[field] });
    return checked && faults[field] === 'malformed' ? t('rule.url') : undefined;
  };
  const { progress, problem } = adding;
  return {
    progress,
    problem: problem && (problem.status === 200 && !problem.detail ? t('problem.noDuration') : typedProblemText(t, problem)),
    /** Title of the video that was added last, until the next one is sent. */
    added,
    restored: slot.draft !== undefined,
    submit,
    field: (field: keyof VideoDraft, label: string) => ({
      inputRef: inputs[field],
      label,
      required: true,
      value: draft[field],
      onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [field]: event.target.value }),
      error: faults[field] === 'tooLong' || (checked && faults[field] !== undefined),
      helperText: messageOf(field, label),
    }),
  };
}

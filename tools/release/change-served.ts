import { sliceOf } from '../lib/projects';
import { say } from '../lib/say';
import { changeSlice } from './release-folder';
import type { SliceRollout } from './rollout';

/** Changes what visitors get of a slice, and says it. */
export function changeServed(
  releases: string,
  project: string,
  how: (before: SliceRollout | undefined) => SliceRollout,
) {
  const state = changeSlice(releases, sliceOf(project), how);
  const share = state.candidate
    ? `, and ${state.candidate.percent} % of the visitors get ${state.candidate.version}`
    : '';
  say(`${project}: visitors get ${state.stable ?? 'the build in its folder'}${share}. Kept: ${state.kept.join(', ')}.`);
  return state;
}

import { sliceOf } from '../lib/projects';
import { say } from '../lib/say';
import { changeSlice } from './release-folder';
import type { SliceRollout } from './rollout';

/** Changes the slice's release for visitors, and prints it. */
export function changeServed<State extends SliceRollout | undefined>(
  releases: string,
  project: string,
  how: (before: SliceRollout | undefined) => State,
): State {
  const state = changeSlice(releases, sliceOf(project), how);
  if (!state) {
    say(
      `${project}: its only release is taken back. Visitors get the build in its folder where the platform was started with one, else nothing.`,
    );
    return state;
  }
  const share = state.candidate
    ? `, and ${state.candidate.percent} % of the visitors get ${state.candidate.version}`
    : '';
  say(`${project}: visitors get ${state.stable ?? 'the build in its folder'}${share}. Kept: ${state.kept.join(', ')}.`);
  return state;
}

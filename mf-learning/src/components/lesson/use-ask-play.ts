import { asProblem } from '@vidyapath/client/requests/client-problem';
import type { Play } from '@vidyapath/http/play';
import { useParams } from 'react-router';
import { videoSource } from '../player/video-source';
import { useLazyLessonAddressQuery, usePlayMutation } from './play.endpoints';
import { courseIdOf } from '../../lib/course/course-id';
import type { OutlineVideo } from '../../lib/course/course-outline';

/** How an address is played that a catalogue without `play` names. */
function playOf(url: string): Play | undefined {
  const { kind } = videoSource(url);
  if (kind === 'none' || kind === 'stream') return undefined;
  return {
    video_id: null,
    kind,
    url,
    audio_url: null,
    poster: null,
    storyboard: null,
    captions: [],
    renditions: [],
    duration_in_seconds: 0,
    expires_at: null,
  };
}

/** Asks how a lesson is played. */
export function useAskPlay({ id, url }: OutlineVideo): () => Promise<Play> {
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const [play] = usePlayMutation();
  const [address] = useLazyLessonAddressQuery();
  return async () => {
    try {
      return await play({ video_id: id ?? 0 }).unwrap();
    } catch (error) {
      if (asProblem(error).status !== 404) throw error;
      // A catalogue of the release before has no `play`; one that has it does not name the lesson any more.
      const named = await address({ courseId, videoId: id, url }).unwrap();
      const known = named === null ? undefined : playOf(named);
      if (!known) throw error;
      return known;
    }
  };
}

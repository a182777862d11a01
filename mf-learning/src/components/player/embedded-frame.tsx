import { styled } from '@vidyapath/ui';

/** A service's own player inside the stage. */
export const EmbeddedFrame = styled('iframe')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  backgroundColor: '#000',
});

/** What a service's page may do: play, and open its own pages when the learner asks. */
export const frameRights = {
  allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
  /** The sharing service refuses to play for a page that sends no referrer. */
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

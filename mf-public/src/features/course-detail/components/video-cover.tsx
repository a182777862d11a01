import { ButtonBase, PlayIcon, styled } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { CourseBanner } from '../../../components/course-banner';

const Cover = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  position: 'relative',
  textAlign: 'start',
  font: 'inherit',
});
const Play = styled('span')(({ theme }) => ({
  position: 'absolute',
  bottom: 12,
  insetInlineStart: 12,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 16px 0 10px',
  borderRadius: 999,
  fontWeight: 600,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

interface VideoCoverProps {
  label: string;
  poster: string;
  sizes: string;
  onPlay: () => void;
  /** What is played, beside the triangle. */
  children: ReactNode;
}

/** The course's picture with a play button, in place of a video that nothing is requested of yet. */
export const VideoCover = ({ label, poster, sizes, onPlay, children }: VideoCoverProps) => (
  <Cover aria-label={label} onClick={onPlay}>
    <CourseBanner path={poster} inView sizes={sizes} />
    <Play>
      <PlayIcon />
      {children}
    </Play>
  </Cover>
);

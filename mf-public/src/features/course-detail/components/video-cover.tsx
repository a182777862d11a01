import { ButtonBase, PlayIcon, styled } from '@vidyapath/ui';
import { CourseBanner } from '../../../components/course-banner';

const Cover = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  borderRadius: 12,
  overflow: 'hidden',
  position: 'relative',
});
const Play = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 64,
  height: 64,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

interface VideoCoverProps {
  label: string;
  poster: string;
  onPlay: () => void;
}

/** The course's picture with a play button, in place of a video that nothing is requested of yet. */
export const VideoCover = ({ label, poster, onPlay }: VideoCoverProps) => (
  <Cover aria-label={label} onClick={onPlay}>
    <CourseBanner path={poster} sizes="(min-width: 900px) 760px, 94vw" />
    <Play>
      <PlayIcon fontSize="large" />
    </Play>
  </Cover>
);

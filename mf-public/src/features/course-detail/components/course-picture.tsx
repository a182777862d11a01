import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box } from '@vidyapath/ui';
import { useState } from 'react';
import { CourseBanner } from '../../../components/course-banner';
import { LatePart } from '../../../components/late-part';
import { introductionSource } from '../lib/introduction-source';
import { FileVideo } from './file-video';
import { SharedVideo } from './shared-video';
import { VideoCover } from './video-cover';

const UploadedVideo = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-introduction' */ './uploaded-video')).UploadedVideo,
  (_props, state) => <LatePart height={200} {...state} />,
);

/** The `sizes` of the picture. */
const sizes = '(min-width: 900px) 400px, 94vw';

/** The course's banner, which plays the introduction where there is one; nothing of that is fetched before it is pressed. */
export function CoursePicture({ content }: { content: PublicCourseContent }) {
  const t = useT();
  const { CourseId, CourseName, VideoPath, BannerImage } = content;
  const [playing, setPlaying] = useState('');
  const source = introductionSource(VideoPath);
  if (!source) return <CourseBanner path={BannerImage} inView sizes={sizes} />;
  const label = t('course.playIntroduction', { course: CourseName });
  const isPlaying = playing === VideoPath;
  return (
    <Box component="section" aria-label={t('course.introduction')}>
      {!isPlaying && (
        <VideoCover label={label} poster={BannerImage} sizes={sizes} onPlay={() => setPlaying(VideoPath)}>
          {t('course.introduction')}
        </VideoCover>
      )}
      {isPlaying && source.kind === 'sharing-service' && <SharedVideo videoId={source.videoId} label={label} />}
      {isPlaying && source.kind === 'stream' && <UploadedVideo courseId={CourseId} label={label} />}
      {isPlaying && source.kind === 'file' && <FileVideo url={source.url} label={label} poster={BannerImage} />}
    </Box>
  );
}

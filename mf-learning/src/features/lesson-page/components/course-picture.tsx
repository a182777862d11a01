import { imageVariantPath } from '@vidyapath/http/image-variants';
import { lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { styled } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { useOfferedCourseQuery } from '../../../lib/course/course-progress.endpoints';

const Picture = styled('img')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** The banner of the course; decorative, and nothing where there is none or it cannot be read. */
export function CoursePicture({ courseId }: { courseId: number }) {
  const { as } = lessonPlaceIn(useSearchParams()[0]);
  const image = useOfferedCourseQuery({ courseId, as }).data?.BannerImage;
  if (!image) return null;
  return (
    <Picture
      alt=""
      src={imageVariantPath(image, 960) ?? image}
      decoding="async"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}

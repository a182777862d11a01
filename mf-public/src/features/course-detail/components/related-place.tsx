import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useInView } from '@vidyapath/client/screens/use-in-view';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { Box } from '@vidyapath/ui';
import { useRef } from 'react';
import { LatePart } from '../../../components/late-part';

const height = 400;
const RelatedCourses = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-related' */ './related-courses')).RelatedCourses,
  (_props, late) => <LatePart height={height} {...late} />,
);

/** Fetched when the reader comes near it. */
export function RelatedPlace({ content }: { content: PublicCourseContent }) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place);
  return (
    <Box ref={place} sx={{ mt: 10, minHeight: height }}>
      {inView && <RelatedCourses content={content} />}
    </Box>
  );
}

import { organization, structured } from '@vidyapath/remote-kit/structured-data';
import { durationParts } from '@vidyapath/client/formats/duration';
import { sharePicturePath } from '@vidyapath/http/image-variants';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { teacherAddress } from '@vidyapath/http/public-pages';
import { slugOf } from '@vidyapath/http/slug';
import type { PageInput } from '@vidyapath/platform-api/server-page';
import { sellingPrice } from '../../lib/selling-price';

const languageTags: Readonly<Record<string, string>> = { English: 'en', Hindi: 'hi' };

/** At least a minute: shorter ones would be none. */
const isoDuration = (seconds: number): string => {
  const parts = durationParts(Math.max(60, seconds));
  return `PT${parts.hours}H${parts.minutes}M`;
};

/** The course for search engines. Ratings of staff are none of learners, so that only reviews count. */
export function courseData(course: PublicCourseContent, url: string, site: PageInput) {
  const price = sellingPrice(course);
  const image = sharePicturePath(course.BannerImage);
  const teacher = course.Author.trim() && {
    '@type': 'Person',
    name: course.Author,
    url: site.origin + teacherAddress(slugOf(course.Author)),
  };
  return structured('Course', {
    name: course.CourseName,
    description: course.CourseDescription,
    url,
    ...(image && { image: site.origin + image }),
    provider: organization(site),
    ...(languageTags[course.CourseLanguage] && { inLanguage: languageTags[course.CourseLanguage] }),
    ...(course.Level && { educationalLevel: course.Level }),
    ...(course.WhatYouLearn.length > 0 && { teaches: course.WhatYouLearn }),
    ...(course.Requirements.length > 0 && { coursePrerequisites: course.Requirements }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: isoDuration(course.TotalDurationPerCourse),
      ...(teacher && { instructor: teacher }),
    },
    offers: {
      '@type': 'Offer',
      category: price === 0 ? 'Free' : 'Paid',
      price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url,
    },
    ...(course.ReviewMean !== null &&
      course.ReviewCount > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: course.ReviewMean,
          ratingCount: course.ReviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  });
}

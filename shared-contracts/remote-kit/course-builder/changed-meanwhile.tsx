import { formatRupees } from '@vidyapath/client/formats/money';
import { indiaMomentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Course } from '@vidyapath/http/course';
import { Box, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { courseStateOf } from './course-state';
import type { PublicationConflict } from './use-publication';

/** Of these both versions are shown, of the others the name. */
const shortParts = ['course_name', 'actual_price', 'discounted_price'] as const;
const longParts = [
  'course_description',
  'course_info',
  'course_language',
  'category_id',
  'author',
  'level',
  'what_you_learn',
  'requirements',
  'audience',
  'video_path',
  'banner_image',
  'rating',
  'is_premium',
  'is_best_seller',
  'course_name_hi',
  'course_description_hi',
] as const;

/** Says that somebody else changed the course before it was published, and what. */
export function ChangedMeanwhile({ conflict: { seen, stored, by } }: { conflict: PublicationConflict }) {
  const t = useT();
  const language = useLanguage();
  // Some members are lists.
  const differs = (part: keyof Course) => JSON.stringify(seen[part]) !== JSON.stringify(stored[part]);
  const valueOf = (part: (typeof shortParts)[number], { [part]: value }: Course) =>
    typeof value === 'number' ? formatRupees(value) : value;
  const stateText = (course: Course) =>
    t(`builder.states.${courseStateOf(course)}`, {
      when: course.publish_at ? indiaMomentText(language, course.publish_at) : '',
    });
  const difference = (part: string, before: string, now: string) =>
    t('builder.publish.difference', { part, before, now });
  const changes = [
    ...shortParts
      .filter(differs)
      .map((part) => difference(t(`builder.parts.${part}`), valueOf(part, seen), valueOf(part, stored))),
    ...longParts.filter(differs).map((part) => t(`builder.parts.${part}`)),
  ];
  if (stateText(seen) !== stateText(stored))
    changes.push(difference(t('builder.parts.state'), stateText(seen), stateText(stored)));
  return (
    <Alert severity="warning">
      <Typography>
        {by ? t('builder.publish.changedBy', { name: by.name, when: by.when }) : t('builder.publish.changed')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 6, overflowWrap: 'anywhere' }}>
        {changes.length === 0 && <li>{t('builder.publish.same')}</li>}
        {changes.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Typography>{t('builder.publish.asItIs')}</Typography>
    </Alert>
  );
}

import { useT } from '@vidyapath/client/screens/use-t';
import { accentText, Box, Card, Typography } from '@vidyapath/ui';
import { Carousel } from './carousel';
import { Section } from './section';

/** Two slides of three. */
const slides = [
  ['asha', 'imran', 'kavita'],
  ['rahul', 'sunita', 'arjun'],
] as const;
type Person = (typeof slides)[number][number];

function Testimonial({ person }: { person: Person }) {
  const t = useT();
  const key = `landing.testimonials.people.${person}` as const;
  return (
    <Card component="figure" sx={{ m: 0, p: 5, display: 'flex', flexDirection: 'column', gap: 3 }}>
      <Box aria-hidden="true" sx={[{ fontSize: '3rem', fontWeight: 700, lineHeight: 1, height: 24 }, accentText]}>
        “
      </Box>
      <Typography component="blockquote" sx={{ m: 0, flexGrow: 1 }}>
        {t(`${key}.text`)}
      </Typography>
      <figcaption>
        <Typography sx={{ fontWeight: 700 }}>{t(`${key}.name`)}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`${key}.role`)}
        </Typography>
      </figcaption>
    </Card>
  );
}

export function TestimonialsSection() {
  const t = useT();
  const content = (people: readonly Person[]) => (
    <Box
      sx={{
        display: 'grid',
        height: 1,
        gap: 5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {people.map((person) => (
        <Testimonial key={person} person={person} />
      ))}
    </Box>
  );
  return (
    <Section id="testimonials" title={t('landing.testimonials.title')}>
      <Carousel
        name={t('landing.testimonials.name')}
        slides={slides.map((people) => ({ key: people[0], content: content(people) }))}
      />
    </Section>
  );
}

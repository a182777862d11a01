import { useT } from '@vidyapath/client/use-t';
import { Box, ChevronLeftIcon, ChevronRightIcon, IconButton, Typography } from '@vidyapath/ui';
import { type ReactNode, useState } from 'react';

interface CarouselProps {
  name: string;
  slides: readonly { key: string; content: ReactNode }[];
}

const touchTarget = { width: 44, height: 44 };

/** One slide at a time, turned by the reader only: nothing moves by itself. */
export function Carousel({ name, slides }: CarouselProps) {
  const t = useT();
  const [current, setCurrent] = useState(0);
  const turn = (by: number) => setCurrent((current + by + slides.length) % slides.length);
  const position = (index: number) => t('landing.carousel.position', { number: index + 1, count: slides.length });
  return (
    <Box role="region" aria-roledescription="carousel" aria-label={name}>
      {/* All slides lie in one grid cell, so that the tallest sets the height and turning moves nothing below. */}
      <Box aria-live="polite" sx={{ display: 'grid' }}>
        {slides.map(({ key, content }, index) => (
          <Box
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={position(index)}
            sx={{ gridArea: '1 / 1', minWidth: 0, visibility: index === current ? 'visible' : 'hidden' }}
          >
            {content}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 4, mt: 4 }}>
        <IconButton aria-label={t('landing.carousel.previous')} onClick={() => turn(-1)} sx={touchTarget}>
          <ChevronLeftIcon />
        </IconButton>
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {position(current)}
        </Typography>
        <IconButton aria-label={t('landing.carousel.next')} onClick={() => turn(1)} sx={touchTarget}>
          <ChevronRightIcon />
        </IconButton>
      </Box>
    </Box>
  );
}

import type { CourseLanguage, CourseLevel } from '@vidyapath/http/course';

export interface DemoModule {
  name: string;
  description: string;
  /** Titles of its videos, in order. */
  videos: readonly string[];
}

export interface DemoCourse {
  name: string;
  description: string;
  language: Exclude<CourseLanguage, ''>;
  level: NonNullable<CourseLevel>;
  author: string;
  /** Empty: the page in Hindi has the texts above. */
  nameHindi?: string;
  descriptionHindi?: string;
  /** Title of the lesson that everybody may play. */
  preview?: string;
  /** In halves, 0 to 5. */
  rating: number;
  /** Rupees: the price, and the price to pay; equal when there is no discount. */
  price: readonly [actual: number, discounted: number];
  premium?: boolean;
  bestSeller?: boolean;
  /** Left out of the public catalogue. */
  hidden?: boolean;
  /** Texts of the public page beside the description. */
  info: DemoInfo;
  modules: readonly DemoModule[];
}

export interface DemoInfo {
  lead: string;
  /** The content of the course; text between asterisks is emphasised. */
  learn: readonly string[];
  audience: string;
  needs: string;
}

export interface DemoCategory {
  name: string;
  nameHindi: string;
  motif: 'brackets' | 'nodes' | 'orbits' | 'speech' | 'bars' | 'petals';
  courses: readonly DemoCourse[];
}

export function lesson(name: string, description: string, ...videos: string[]): DemoModule {
  return { name, description, videos };
}

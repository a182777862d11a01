import { businessAndMoney } from './business-and-money';
import { dataAndAi } from './data-and-ai';
import type { DemoCategory } from './demo-course';
import { designAndCreativity } from './design-and-creativity';
import { englishAndCareers } from './english-and-careers';
import { schoolScience } from './school-science';
import { webDevelopment } from './web-development';

/** In the order in which they are stored: the fourth course of an empty database is the one that the contract names. */
export const demoCatalogue: readonly DemoCategory[] = [
  webDevelopment,
  dataAndAi,
  schoolScience,
  englishAndCareers,
  businessAndMoney,
  designAndCreativity,
];

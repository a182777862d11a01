import { serverTexts } from '@vidyapath/remote-kit/server-texts';
import english from '../../messages/en';
import hindi from '../../messages/hi';

export const textsIn = serverTexts({ en: english, hi: hindi });

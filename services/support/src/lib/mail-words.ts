const days = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
};

/** The day of India. */
export const dayIn = (language: 'en' | 'hi', at: string | Date): string => days[language].format(new Date(at));

const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Such as ₹1,999.00. */
export const inRupees = (paise: string): string => format.format(Number(paise) / 100);

const days = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
};

export const dayIn = (language: 'en' | 'hi', at: Date): string => days[language].format(at);

const days = {
  en: new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
  hi: new Intl.DateTimeFormat('hi-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }),
};

/** The day of India, in words. */
export const dayIn = (language: 'en' | 'hi', at: string | Date): string => days[language].format(new Date(at));

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Such as ₹1,999.00. */
export const inRupees = (paise: string): string => rupees.format(Number(paise) / 100);

import type { Locale } from './locale';

/** The seller's address: on the landing page, in the terms, for complaints and, where `SELLER_ADDRESS` does not say otherwise, on bills. */
export const officeAddress: Readonly<Record<Locale, string>> = {
  en: 'Plot 214, Saheed Nagar, Bhubaneswar, Odisha 751007',
  hi: 'प्लॉट 214, शहीद नगर, भुवनेश्वर, ओडिशा 751007',
};

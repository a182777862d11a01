export const catalogue = {
  heading: 'उपलब्ध कोर्स',
  lead: 'अपनी रफ़्तार से सीखें, हिन्दी या अंग्रेज़ी में।',
  all: 'सभी',
  categories: 'कोर्स की श्रेणियाँ',
  search: 'कोर्स खोजें',
  pages: 'कोर्स सूची के पृष्ठ',
  found_one: '{{count}} कोर्स',
  found_other: '{{count}} कोर्स',
  failed: 'कोर्स लोड नहीं हो सके।',
  categoriesFailed: 'श्रेणियाँ लोड नहीं हो सकीं।',
  showAll: 'सभी कोर्स देखें',
  empty: { title: 'अभी कोई कोर्स नहीं है', text: 'नए कोर्स प्रकाशित होते ही यहाँ दिखेंगे।' },
  emptyCategory: { title: 'इस श्रेणी में अभी कोई कोर्स नहीं है', text: 'तब तक दूसरी श्रेणियाँ देखिए।' },
  notFound: { title: 'कोई कोर्स नहीं मिला', text: 'कम या दूसरे शब्दों से खोजें, या सभी कोर्स देखें।' },
};

export const purchase = {
  buyNow: 'अभी खरीदें',
  addToCart: 'कार्ट में डालें',
  buyNowAlert: 'खरीदारी अभी शुरू नहीं हुई है। {{course}} जल्द ही यहाँ मिलेगा।',
  addToCartAlert: 'कार्ट अभी शुरू नहीं हुआ है। {{course}} जल्द ही यहाँ मिलेगा।',
};

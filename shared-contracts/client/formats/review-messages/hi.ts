import type { Messages } from '@vidyapath/platform-api/i18n';

const messages = {
  summary: 'विद्यार्थियों की राय',
  mean: 'रेटिंग: {{mean}}/5',
  count_one: '{{count}} समीक्षा',
  count_other: '{{count}} समीक्षाएँ',
  shares: 'सितारों के अनुसार समीक्षाएँ',
  stars_one: '{{count}} सितारा',
  stars_other: '{{count}} सितारे',
  share_one: '{{stars}}: {{count}} समीक्षा, {{percent}} %',
  share_other: '{{stars}}: {{count}} समीक्षाएँ, {{percent}} %',
  given: '5 में से {{stars}} सितारे',
  sort: 'क्रम',
  newest: 'सबसे नई पहले',
  highest: 'सबसे अच्छी रेटिंग पहले',
  lowest: 'सबसे कम रेटिंग पहले',
  list: 'समीक्षाएँ',
  pages: 'समीक्षाओं के पेज',
  page: 'पेज {{number}}',
  previous: 'पिछला',
  next: 'अगला',
  formerLearner: 'एक पूर्व विद्यार्थी',
  edited: '{{when}} को बदली गई',
  reply: 'Vidyapath का जवाब',
  loading: 'समीक्षाएँ खुल रही हैं',
  failed: 'समीक्षाएँ नहीं खुल सकीं।',
  retry: 'फिर कोशिश करें',
  empty: 'अभी कोई समीक्षा नहीं है',
  emptyText: 'विद्यार्थियों को यह कोर्स कैसा लगा, यह यहाँ दिखेगा।',
} satisfies Messages;

export default messages;

export const userReport = {
  title: 'उपयोगकर्ता रिपोर्ट',
  lead: 'भारत में जिस दिन खाते बने, उसके अनुसार। बाकी कॉलम बताते हैं कि वे खाते आज किस स्थिति में हैं।',
  failed: { load: 'रिपोर्ट लोड नहीं हो सकी।' },
  empty: 'इस समय में किसी ने खाता नहीं बनाया',
  emptyText: 'दूसरे दिन चुनें।',
  table: 'बने खाते',
  chart_one: 'बने खाते, {{count}} पट्टी। नीचे की तालिका में यही आँकड़े हैं।',
  chart_other: 'बने खाते, {{count}} पट्टियाँ। नीचे की तालिका में यही आँकड़े हैं।',
  columns: { registered: 'बने खाते', verified: 'ईमेल की पुष्टि हुई', active: 'चालू', disabled: 'बंद' },
  csv: 'यह तालिका (CSV)',
};

export const loginReport = {
  title: 'लॉग इन रिपोर्ट',
  lead: 'लॉग इन की कोशिशें, भारत के दिन के अनुसार। “लोग” में हर व्यक्ति दिन में एक बार गिना जाता है।',
  failed: { load: 'रिपोर्ट लोड नहीं हो सकी।' },
  empty: 'इस समय में किसी ने लॉग इन की कोशिश नहीं की',
  emptyText: 'दूसरे दिन चुनें।',
  table: 'लॉग इन की कोशिशें',
  chart_one: 'सफल लॉग इन, {{count}} पट्टी। नीचे की तालिका में यही आँकड़े हैं।',
  chart_other: 'सफल लॉग इन, {{count}} पट्टियाँ। नीचे की तालिका में यही आँकड़े हैं।',
  columns: { succeeded: 'सफल', failed: 'गलत पासवर्ड', locked: 'रोके गए', people: 'लोग' },
  csv: 'यह तालिका (CSV)',
};

export const logins = {
  title: 'हर लॉग इन',
  table: 'हर लॉग इन',
  empty: 'कोई लॉग इन नहीं',
  emptyText: 'लॉग इन की हर कोशिश 180 दिन रखी जाती है और यहाँ दिखती है।',
  failed: { load: 'लॉग इन लोड नहीं हो सके।' },
  noAccount: 'कोई खाता नहीं',
  anyOutcome: 'हर नतीजा',
  columns: {
    at: 'कब',
    name: 'व्यक्ति',
    email: 'ईमेल',
    outcome: 'नतीजा',
    reason: 'कारण',
    client: 'किससे',
    address: 'नेटवर्क',
    count: 'कितनी बार',
  },
  outcomes: { succeeded: 'सफल', failed: 'असफल', locked: 'रोका गया', refused: 'मना किया गया' },
  reasons: {
    'wrong-password': 'गलत पासवर्ड',
    'unknown-address': 'अनजान पता',
    'too-many-failures': 'बहुत ज़्यादा गलतियाँ',
    'account-disabled': 'खाता बंद है',
  },
  csv: 'हर लॉग इन (CSV)',
};

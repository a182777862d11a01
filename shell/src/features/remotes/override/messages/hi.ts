import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  label: 'डेवलपर का बिल्ड',
  text: 'इस टैब में {{name}} यहाँ से आ रहा है: {{address}}',
  end: 'ओवरराइड बंद करें',
};
export default messages;

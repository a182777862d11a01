import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  title: 'सामान्य प्रश्न',
  lead: 'यह पेज अभी तैयार किया जा रहा है।',
};

export default messages;

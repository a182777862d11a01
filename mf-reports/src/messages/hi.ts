import type { Messages } from '@vidyapath/platform-api/i18n';

const messages: Messages = {
  title: 'उपयोगकर्ता रिपोर्ट',
  lead: 'यह पेज अभी तैयार किया जा रहा है।',
};

export default messages;

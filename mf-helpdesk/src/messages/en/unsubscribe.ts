import kinds from '@vidyapath/client/formats/mail-kind-messages/en';

export const unsubscribe = {
  title: 'Emails',
  lead: 'Besides receipts, you choose what we email you.',
  ask: 'Stop these emails: {{kind}}?',
  askText: 'You will still get all other emails, and the notifications under the bell.',
  submit: 'Stop these emails',
  ended: 'You will get no more emails of this kind: {{kind}}.',
  again: 'You can turn them on again at any time: choose under Settings which emails you get.',
  settings: 'Choose which emails you get',
  wrong: 'This link is not valid',
  wrongText:
    'It may be cut off. Open it from the email once more, or log in and choose under Settings which emails you get.',
  failed: 'The emails could not be stopped.',
  kinds,
};

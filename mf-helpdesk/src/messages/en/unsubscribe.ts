import kinds from '@vidyapath/client/formats/mail-kind-messages/en';

export const unsubscribe = {
  title: 'Mails',
  lead: 'What we mail you besides receipts is your choice.',
  ask: 'Stop these mails: {{kind}}?',
  askText: 'You go on getting all other mails, and the notifications under the bell.',
  submit: 'Stop these mails',
  ended: 'You get no more mails of this kind: {{kind}}.',
  again: 'You can have them again at any time: choose under Settings which mails you get.',
  settings: 'Choose which mails you get',
  wrong: 'This link is not valid',
  wrongText:
    'It may be cut off. Open it from the mail once more, or log in and choose under Settings which mails you get.',
  failed: 'The mails could not be stopped.',
  kinds,
};

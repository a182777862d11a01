import { messageText } from '@vidyapath/client/formats/message-text';
import type { Language, MessageParameters, Messages } from '@vidyapath/platform-api/i18n';

/** Texts of a slice for a page that the server composes. */
export const serverTexts =
  (messages: Readonly<Record<Language, Messages>>) =>
  (language: Language) =>
  (key: string, parameters?: MessageParameters): string =>
    messageText(messages[language], language, key, parameters) ?? '';

export type ServerText = ReturnType<ReturnType<typeof serverTexts>>;

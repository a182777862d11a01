import type { Language, MessageParameters, Messages } from '@vidyapath/platform-api/i18n';

/** The message of a dotted key, such as `form.name.required`. */
const messageAt = (messages: Messages, key: string): string | undefined => {
  const found = key
    .split('.')
    .reduce<string | Messages | undefined>(
      (node, part) => (typeof node === 'object' ? node[part] : undefined),
      messages,
    );
  return typeof found === 'string' ? found : undefined;
};

const pluralRules = new Map<Language, Intl.PluralRules>();

/** `key_one`, `key_other` and so on, by the language's own rules. */
function pluralForm(language: Language, count: number): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}

/**
 * The text of a key with its `{{parameters}}` put in, or `undefined` if the messages lack it.
 * A number named `count` chooses the plural form if there is one. Nothing is escaped: the text is rendered as text.
 */
export function messageText(
  messages: Messages,
  language: Language,
  key: string,
  parameters: MessageParameters = {},
): string | undefined {
  const { count } = parameters;
  const plural = typeof count === 'number' ? messageAt(messages, `${key}_${pluralForm(language, count)}`) : undefined;
  const template = plural ?? messageAt(messages, key);
  return template?.replace(/\{\{\s*(\w+)\s*\}\}/g, (_whole, name: string) => String(parameters[name] ?? ''));
}

export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** Nested messages of one slice in one language; leaves are templates (`{{name}}`, `key_one`, `key_other`). */
export interface Messages {
  [key: string]: string | Messages;
}

/** One loader a language, so that only the chosen one is fetched. English is required; it replaces missing languages. */
export type MessageLoaders = { en: () => Promise<{ default: Messages }> } & Partial<
  Record<Language, () => Promise<{ default: Messages }>>
>;

/**
 * A project's own English messages, added by the file that has them (`declare module`): the type check then refuses keys that do not exist. Shared code has
 * none, and takes any key.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by the projects
export interface OwnMessages {}

/** `key_one` and `key_other` are the forms of `key`. */
type Singular<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

type KeysOf<Node> = Node extends unknown
  ? {
      [Key in keyof Node & (string | number)]: Node[Key] extends string
        ? Singular<`${Key}`>
        : `${Key}.${KeysOf<Node[Key]>}`;
    }[keyof Node & (string | number)]
  : never;

/** Dotted key of a message. */
export type MessageKey = [keyof OwnMessages] extends [never] ? string : KeysOf<OwnMessages[keyof OwnMessages]>;

type LastOf<Key extends string, Group extends string> = Key extends `${Group}.${infer Name}` ? Name : never;

/** What can stand after `Group.` in a key. */
export type MessageName<Group extends string> = string extends MessageKey ? string : LastOf<MessageKey, Group>;

type GroupOf<Key extends string, Name extends string> = Key extends `${infer Group}.${Name}` ? Group : never;

/** What can stand before `.Name` in a key: a group of messages that has it. */
export type MessageGroup<Name extends string> = string extends MessageKey ? string : GroupOf<MessageKey, Name>;

export type MessageParameters = Record<string, string | number>;
export type Translate = (key: MessageKey, parameters?: MessageParameters) => string;

export interface I18nAccess {
  getLanguage: () => Language;
  setLanguage: (language: Language) => Promise<void>;
  /** Called after the language, or the messages of a slice, changed. */
  subscribe: (listener: () => void) => () => void;
  /** Translator of one slice's messages; the same reference until the language changes. */
  translator: (slice: string) => Translate;
}

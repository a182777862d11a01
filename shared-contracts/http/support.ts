import { Type, type Static } from 'typebox';
import { EmailSchema, PersonNameSchema, phonePattern } from './auth';
import { limits } from './limits';
import { listQueryProperties } from './list-query';
import { requiredText } from './primitives';
import { contactSortFields } from './sort-fields';

const CreatedAtSchema = Type.String({ format: 'date-time', description: 'UTC, RFC 3339' });

/**
 * A field that no person sees: a program that fills it in gets the usual answer, and nothing is stored.
 */
const honeypot = { website: Type.Optional(Type.String({ maxLength: limits.url.max })) };

const message = {
  full_name: PersonNameSchema,
  email: EmailSchema,
  mobile: Type.String({ pattern: phonePattern }),
  message: requiredText(limits.contact.messageMax),
};

export const ContactBodySchema = Type.Object({ ...message, ...honeypot });
export type ContactBody = Static<typeof ContactBodySchema>;

export const ContactMessageSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  full_name: Type.String(),
  email: Type.String(),
  mobile: Type.String(),
  message: Type.String(),
  created_at: CreatedAtSchema,
});
export type ContactMessage = Static<typeof ContactMessageSchema>;

/** A message as staff reads it. */
export const ContactRecordSchema = Type.Object({
  ...ContactMessageSchema.properties,
  /** The ticket that staff made of it; null: none. */
  ticket_id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
});
export type ContactRecord = Static<typeof ContactRecordSchema>;

export const ContactListQuerySchema = Type.Object(listQueryProperties(contactSortFields), {
  additionalProperties: false,
});
export type ContactListQuery = Static<typeof ContactListQuerySchema>;

export const NewsletterBodySchema = Type.Object({ email: EmailSchema, ...honeypot });
export type NewsletterBody = Static<typeof NewsletterBodySchema>;

/** The same for a first and a repeated address, so that the answer does not show who reads the newsletter. */
export const NewsletterAnswerSchema = Type.Object({ email: Type.String() });
export type NewsletterAnswer = Static<typeof NewsletterAnswerSchema>;

export const NewsletterSubscriberSchema = Type.Object({
  id: Type.String({ format: 'uuid' }),
  email: Type.String(),
  created_at: CreatedAtSchema,
});
export type NewsletterSubscriber = Static<typeof NewsletterSubscriberSchema>;

export const newsletterSortFields = ['id', 'created_at', 'email'] as const;
export const NewsletterListQuerySchema = Type.Object(listQueryProperties(newsletterSortFields), {
  additionalProperties: false,
});
export type NewsletterListQuery = Static<typeof NewsletterListQuerySchema>;

import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { httpLink, type ServiceLink } from '../client/service-link';
import { OperatorError } from '../process/config';

const takes =
  'services and the events they receive, such as {"learning":{"url":"http://127.0.0.1:4306","types":["catalogue.course-changed"]}}';

/** Variables of a service that publishes events. Spread them into its own `Type.Object`. */
export const eventVariables = {
  EVENT_SUBSCRIBERS: Type.Optional(Type.String({ takes })),
};

const SubscriberSchema = Type.Object(
  {
    url: Type.String({ pattern: '^https?://[^\\s/?#@]+$' }),
    types: Type.Array(Type.String({ pattern: '^[a-z-]+\\.[a-z-]+$' })),
  },
  { additionalProperties: false },
);

/** A service to which events are delivered. */
export interface Subscriber {
  name: string;
  link: ServiceLink;
  types: readonly string[];
}

/** Throws an {@link OperatorError} with a line for each bad one. */
export function subscribersOf({ EVENT_SUBSCRIBERS: text }: { EVENT_SUBSCRIBERS?: string | undefined }): Subscriber[] {
  const given = text ? objectOf(text) : {};
  const bad = Object.entries(given).filter(([, subscriber]) => !Check(SubscriberSchema, subscriber));
  if (bad.length > 0) {
    throw new OperatorError(
      bad.map(
        ([name, subscriber]) =>
          `EVENT_SUBSCRIBERS: takes for ${name} {"url":"http://host:port","types":["service.fact"]}, got ${JSON.stringify(subscriber)}`,
      ),
    );
  }
  return Object.entries(given as Record<string, Static<typeof SubscriberSchema>>).map(([name, { url, types }]) => ({
    name,
    link: httpLink(url),
    types,
  }));
}

function objectOf(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new OperatorError([`EVENT_SUBSCRIBERS: takes ${takes}, got ${JSON.stringify(text)}`]);
}

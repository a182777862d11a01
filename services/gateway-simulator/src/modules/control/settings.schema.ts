import { Type, type Static } from 'typebox';

const share = Type.Number({ minimum: 0, maximum: 1 });
const seconds = Type.Integer({ minimum: 0, maximum: 86_400 });
const closed = { additionalProperties: false };

const WebhooksSchema = Type.Object(
  {
    /** How often each event is sent. */
    copies: Type.Integer({ minimum: 0, maximum: 10 }),
    /** Events that are published together arrive in reverse order. */
    reorder: Type.Boolean(),
    delayMs: Type.Integer({ minimum: 0, maximum: 600_000 }),
    /** Share of events that are never sent. */
    dropShare: share,
    /** Events with a wrong signature that are sent with each one. */
    forged: Type.Integer({ minimum: 0, maximum: 10 }),
    /** Signs with this one, such as the secret before the present one. */
    secret: Type.Union([Type.String({ minLength: 8, maxLength: 200 }), Type.Null()]),
    sortedKeys: Type.Boolean(),
    emptyNotes: Type.Union([Type.Literal('list'), Type.Literal('object')]),
    /** The pauses before the next attempts are those of the gateway times this. */
    retryScale: Type.Number({ minimum: 0, maximum: 10 }),
  },
  closed,
);

const PaymentsSchema = Type.Object(
  {
    /** Added to the amount of each payment. */
    tamperPaise: Type.Integer({ minimum: -100_000_000, maximum: 100_000_000 }),
    /** Another captured payment of the same order follows each captured one. */
    secondCapture: Type.Boolean(),
    /** When a payment that is not decided at once succeeds or fails. */
    lateSeconds: seconds,
  },
  closed,
);

const RefundsSchema = Type.Object(
  {
    outcome: Type.Union([
      Type.Literal('processed'),
      Type.Literal('pending'),
      Type.Literal('pending-then-processed'),
      Type.Literal('pending-then-failed'),
    ]),
    lateSeconds: seconds,
  },
  closed,
);

const ApiSchema = Type.Object(
  {
    slowMs: Type.Integer({ minimum: 0, maximum: 60_000 }),
    /** Shares of calls that end so. `After`: the work of the call is done. */
    failBefore: share,
    failAfter: share,
    hangBefore: share,
    hangAfter: share,
    tooMany: share,
    refused: share,
    /** Of calls that are refused; 401 and 403 as for a wrong key. */
    refusedStatus: Type.Union([Type.Literal(400), Type.Literal(401), Type.Literal(403)]),
    /** Seconds in `Retry-After` of a 429; null for none. */
    retryAfter: Type.Union([Type.Integer({ minimum: 0, maximum: 3_600 }), Type.Null()]),
    /** Only calls of this method and with this in their path; all by default. */
    method: Type.Union([Type.Literal('GET'), Type.Literal('POST'), Type.Literal('PATCH'), Type.Null()]),
    path: Type.String({ maxLength: 40 }),
    /** For so many calls; null for all. */
    times: Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()]),
  },
  closed,
);

export const SettingsSchema = Type.Object(
  {
    /** Of all random choices, so that a run can be repeated. */
    seed: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    webhooks: WebhooksSchema,
    payments: PaymentsSchema,
    refunds: RefundsSchema,
    api: ApiSchema,
    /** Lists do not show newer rows. */
    lists: Type.Object({ lagSeconds: seconds }, closed),
  },
  closed,
);

export type Settings = Static<typeof SettingsSchema>;

/** Each part and each setting may be left out; it is {@link friendly} then. */
export const HostileSchema = Type.Object(
  {
    seed: Type.Optional(SettingsSchema.properties.seed),
    webhooks: Type.Optional(Type.Partial(WebhooksSchema, closed)),
    payments: Type.Optional(Type.Partial(PaymentsSchema, closed)),
    refunds: Type.Optional(Type.Partial(RefundsSchema, closed)),
    api: Type.Optional(Type.Partial(ApiSchema, closed)),
    lists: Type.Optional(Type.Partial(SettingsSchema.properties.lists, closed)),
  },
  closed,
);

export type Hostile = Static<typeof HostileSchema>;

/** No failures. */
export const friendly: Settings = {
  seed: 1,
  webhooks: {
    copies: 1,
    reorder: false,
    delayMs: 0,
    dropShare: 0,
    forged: 0,
    secret: null,
    sortedKeys: false,
    emptyNotes: 'list',
    retryScale: 1,
  },
  payments: { tamperPaise: 0, secondCapture: false, lateSeconds: 20 },
  refunds: { outcome: 'processed', lateSeconds: 20 },
  api: {
    slowMs: 0,
    failBefore: 0,
    failAfter: 0,
    hangBefore: 0,
    hangAfter: 0,
    tooMany: 0,
    refused: 0,
    refusedStatus: 401,
    retryAfter: 2,
    method: null,
    path: '',
    times: null,
  },
  lists: { lagSeconds: 0 },
};

export const settingsOf = (hostile: Hostile): Settings => ({
  seed: hostile.seed ?? friendly.seed,
  webhooks: { ...friendly.webhooks, ...hostile.webhooks },
  payments: { ...friendly.payments, ...hostile.payments },
  refunds: { ...friendly.refunds, ...hostile.refunds },
  api: { ...friendly.api, ...hostile.api },
  lists: { ...friendly.lists, ...hostile.lists },
});

import { Type, type Static } from 'typebox';

/** `YYYY-MM-DD`, a day of India; a service refuses a day that does not exist. */
export const DaySchema = Type.String({ pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' });

export const dayGroups = ['day', 'week', 'month'] as const;
export type DayGroup = (typeof dayGroups)[number];

/** Query of a report whose rows are days, weeks or months. */
export const DayReportQuerySchema = Type.Object(
  {
    /** The first day of India that counts. */
    from: DaySchema,
    /** The last one; at most ten years after the first. */
    to: DaySchema,
    group_by: Type.Optional(Type.Unsafe<DayGroup>({ type: 'string', enum: [...dayGroups] })),
  },
  { additionalProperties: false },
);
export type DayReportQuery = Static<typeof DayReportQuerySchema>;

/** The row of a day, of the Monday of a week, or of a month (`YYYY-MM`). */
export const dayReportKey = { key: Type.String(), label: Type.String() };

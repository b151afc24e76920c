import { z } from 'zod';
import { onOff, seconds } from './value-kinds.ts';

const megabyte = 1_048_576;

/** The part of the environment that says how long bookings wait, how often jobs run, and what memory may be used for. */
export const engineShape = {
  HOLD_MINUTES: z.coerce.number().positive().default(15).meta({ description: 'how long a payment is waited for' }),
  REQUEST_HOURS: z.coerce
    .number()
    .positive()
    .default(24)
    .meta({ description: 'how long a property that confirms by hand has to answer' }),
  QUOTE_MINUTES: z.coerce.number().positive().default(30).meta({ description: 'how long a price is promised' }),
  JOB_INTERVAL_SECONDS: seconds.default(1).meta({ description: 'how often the jobs run' }),
  RECONCILE_AFTER_SECONDS: seconds
    .default(60)
    .meta({ description: 'after how long the gateway is asked about an open payment' }),
  HOTELS_MB: z.coerce.number().positive().default(96).meta({ description: 'memory for hotels’ facts and words' }),
  SALE_SHEETS_MB: z.coerce.number().positive().default(64).meta({ description: 'memory for what hotels have on sale' }),
  ANSWERS_MB: z.coerce
    .number()
    .positive()
    .default(16)
    .meta({ description: 'memory for answers that are ready to be sent' }),
  APPROVE_HOTELS: onOff.meta({
    description:
      'a hotel that its owner has set up is shown to guests once `pnpm api approve-hotel <id>` says so; `off` shows it at once',
  }),
  AVIF: onOff.meta({ description: 'AVIF pictures made in the background; `off` leaves WebP' }),
} as const;

export interface EngineSettings {
  readonly holdMs: number;
  readonly requestMs: number;
  readonly quoteMs: number;
  readonly jobIntervalMs: number;
  readonly reconcileAfterMs: number;
  readonly hotelBytes: number;
  readonly ariSnapshotBytes: number;
  readonly answerBytes: number;
  readonly makesAvif: boolean;
  /** Whether the provider looks at a hotel before guests see it for the first time. */
  readonly approvesHotels: boolean;
}

export const engineSettingsOf = (values: z.output<z.ZodObject<typeof engineShape>>): EngineSettings => ({
  holdMs: values.HOLD_MINUTES * 60_000,
  requestMs: values.REQUEST_HOURS * 3_600_000,
  quoteMs: values.QUOTE_MINUTES * 60_000,
  jobIntervalMs: values.JOB_INTERVAL_SECONDS * 1000,
  reconcileAfterMs: values.RECONCILE_AFTER_SECONDS * 1000,
  hotelBytes: Math.round(values.HOTELS_MB * megabyte),
  ariSnapshotBytes: Math.round(values.SALE_SHEETS_MB * megabyte),
  answerBytes: Math.round(values.ANSWERS_MB * megabyte),
  makesAvif: values.AVIF,
  approvesHotels: values.APPROVE_HOTELS,
});

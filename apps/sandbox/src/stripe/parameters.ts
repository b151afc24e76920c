import { z } from 'zod';

/** Parameters come as text. */
export const text = z.string({ error: 'missing' }).max(5000);
export const optional = text.optional();
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const amount = z
  .string({ error: 'missing' })
  .regex(/^\d{1,12}$/, 'integer')
  .transform(Number)
  .pipe(z.int().min(1, 'small'));
/** At most fifty, of which a name has 40 characters and a value 500; an empty value takes its name out. */
export const metadata = z
  .record(z.string().max(40), z.string().max(500))
  .refine((pairs) => Object.keys(pairs).length <= 50, 'You may only set up to 50 metadata keys.')
  .default({});
export const expand = z.array(z.string()).optional();

const currencies = new Set(Intl.supportedValuesOf('currency'));
/** In small letters, as the provider writes them. */
export const currency = z
  .string({ error: 'missing' })
  .refine((code) => currencies.has(code.toUpperCase()), 'Invalid currency')
  .transform((code) => code.toLowerCase());

const page = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: optional,
  ending_before: optional,
  expand,
};
const moment = z.coerce.number();
export const listed = z.strictObject({
  ...page,
  created: z
    .union([
      moment.transform((at) => ({ gte: at, lte: at })),
      z.strictObject({ gt: moment, gte: moment, lt: moment, lte: moment }).partial(),
    ])
    .optional(),
  charge: optional,
  payment_intent: optional,
  customer: optional,
});

type Listing = z.output<typeof listed>;

/** A page of a list, the newest first. */
export function pageOf<T extends { readonly id: string; readonly createdAt: number }>(
  all: readonly T[],
  { limit, starting_after: after, ending_before: before, created }: Pick<Listing, 'limit'> & Partial<Listing>,
  url: string,
  entity: (one: T) => object,
): object {
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = (created ?? {}) as Partial<Record<string, number>>;
  const within = all.toReversed().filter(({ createdAt: at }) => at > gt && at >= gte && at < lt && at <= lte);
  const afterIt = after === undefined ? within : within.slice(within.findIndex(({ id }) => id === after) + 1);
  const left =
    before === undefined
      ? afterIt
      : afterIt.slice(
          0,
          Math.max(
            0,
            afterIt.findIndex(({ id }) => id === before),
          ),
        );
  const shown = before === undefined ? left.slice(0, limit) : left.slice(-limit);
  return { object: 'list', url, has_more: left.length > shown.length, data: shown.map(entity) };
}

/** Whether the account's own methods are offered, as of a payment and of a card that is kept. */
export const automaticMethods = z
  .strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() })
  .optional();
export const canceled = z.strictObject({ cancellation_reason: optional, expand });
/** As a page asks, with what proves that it may. */
export const retrieved = z.strictObject({ client_secret: optional, key: optional, expand });

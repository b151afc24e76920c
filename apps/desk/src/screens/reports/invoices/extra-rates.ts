import type { InvoiceSettings } from '@latchkey/api-contract/types';
import { rateTyped } from '../../../session/rate-typed.ts';

type Shares = NonNullable<InvoiceSettings['extras']>;

/** What an extra is, where it is one thing with one tax. */
export const extraKinds = ['services', 'food', 'drinks'] as const;
export type ExtraKind = (typeof extraKinds)[number];

/** What stands on invoices of an extra: its kind and its tax in percent. */
export interface ExtraRate {
  readonly kind: ExtraKind;
  /** As one types it; empty where nobody has said anything. */
  readonly rate: string;
  /** It has parts with rates of their own, which no field says. */
  readonly isDivided: boolean;
}

/** What the settings say of an extra, as its fields show it. */
export function extraRateOf(extras: Shares | undefined, id: string): ExtraRate {
  const [share, ...others] = extras?.[id] ?? [];
  if (share === undefined) return { kind: 'services', rate: '', isDivided: false };
  const rate = share.taxes.reduce((sum, tax) => sum + tax.rate, 0);
  const kind = extraKinds.find((one) => one === share.share) ?? 'services';
  return { kind, rate: String(rate), isDivided: others.length > 0 };
}

/**
 * The settings with what a form says of its extras: a rate in percent within the price, 0 for an untaxed extra, empty where
 * the rate is still to come. Null where a rate is none. Extras that the form does not name, and those with parts, stay.
 */
export function withRates(
  extras: Shares | undefined,
  ids: readonly string[],
  taxName: string,
  field: (name: string) => string,
): Shares | null {
  const next: Shares = { ...extras };
  for (const id of ids) {
    const typed = field(`rate.${id}`);
    if (extraRateOf(extras, id).isDivided) continue;
    delete next[id];
    if (typed === '') continue;
    const rate = rateTyped(typed);
    if (rate === null) return null;
    const kind = extraKinds.find((one) => one === field(`kind.${id}`)) ?? 'services';
    next[id] = [{ share: kind, taxes: rate === 0 ? [] : [{ name: taxName, rate }], percent: 100 }];
  }
  return next;
}

/** The name that the extras' tax has on invoices: as it was said, else GST for a house with a GSTIN, VAT for others. */
export const taxNameOf = (settings: InvoiceSettings | null, isIndian: boolean): string =>
  Object.values(settings?.extras ?? {}).flatMap((shares) => shares.flatMap(({ taxes }) => taxes))[0]?.name ??
  (isIndian ? 'GST' : 'VAT');

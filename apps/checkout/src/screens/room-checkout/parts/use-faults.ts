import { useLingui } from '@lingui/react/macro';
import type { ToPutRight } from './error-summary.tsx';
import { bookingRefusals, codeRefusals, fieldMessages } from '../room-checkout.copy.ts';
import { byTravellerField, type FieldProblem } from '@latchkey/booking-core/validation';
import { travellerFieldCopy } from '../traveller-fields.copy.ts';
import type { Typed } from '../typed.ts';
import type { PromoCodeState } from '../use-promo-code.ts';

/** Everything that keeps the stay from being booked, in the order of the page, with the name of each field. */
export function useFaults(
  problems: readonly FieldProblem[],
  { way: method }: Pick<Typed, 'way'>,
  promo: PromoCodeState,
): ToPutRight[] {
  const { i18n, t } = useLingui();
  const labels: Readonly<Record<string, string>> = {
    ...byTravellerField((field) => i18n._(travellerFieldCopy[field].label)),
    company: t`Company`,
    taxNumber: t`Tax number`,
  };
  const labelOf = (field: string): string => {
    const [, place, own] = /^companion-(\d+)-(\w+)$/.exec(field) ?? [];
    if (place === undefined || own === undefined) return labels[field] ?? field;
    const number = Number(place) + 2;
    const label = labels[own] ?? own;
    return t`Traveller ${number}, ${label}`;
  };
  const ofFields = problems.map(({ field, code }) => ({
    field,
    label: labelOf(field),
    // The title asks for what is missing: of such a field its name is enough.
    message: code.endsWith('_missing') ? null : i18n._(fieldMessages[code]),
  }));
  const ofCode =
    promo.refusal === null
      ? []
      : [{ field: 'couponCode', label: t`Promo code`, message: i18n._(codeRefusals[promo.refusal]) }];
  const ofMethod =
    method === null ? [{ field: 'way', label: t`How to pay`, message: i18n._(bookingRefusals.no_payment_method) }] : [];
  return [...ofFields, ...ofCode, ...ofMethod];
}

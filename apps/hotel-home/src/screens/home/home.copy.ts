import { useLingui } from '@lingui/react/macro';

/** Every code with which a quote can be refused here, our own three before it is asked for, and failures. */
export type Refusal =
  | 'no_room'
  | 'no_slot'
  | 'slot_taken'
  | 'max_rooms'
  | 'max_occupancy'
  | 'sold_out'
  | 'not_for_sale'
  | 'invalid_dates'
  | 'unknown_coupon'
  | 'not_found'
  | 'unknown';

/** The specified sentences (specification sections 5 and 8), word for word in English. */
export function useRefusalCopy(): Readonly<Record<Refusal, string>> {
  const { t } = useLingui();
  const noStays = t`Sorry, Stays are not available for the selected days.`;
  const later = t`Please try again later!`;
  return {
    no_room: t`Please select at least one room`,
    no_slot: t`Please select time slot`,
    slot_taken: t`Not available for the selected checkin time`,
    max_rooms: t`Maximum room count reached!`,
    max_occupancy: t`Maximum occupancy reached, Select extra room.`,
    sold_out: noStays,
    not_for_sale: noStays,
    invalid_dates: noStays,
    unknown_coupon: later,
    not_found: later,
    unknown: later,
  };
}

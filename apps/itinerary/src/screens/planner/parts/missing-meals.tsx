import type { ItineraryStop } from '@latchkey/api-contract/types';
import { cx } from '@latchkey/ui/cx';
import { small, soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';

/** The note on meals for which no place is left: a plan never leads twice to the same table. */
export function MissingMeals({ stops }: { readonly stops: readonly ItineraryStop[] }) {
  const has = (slot: ItineraryStop['slot']): boolean => stops.some((stop) => stop.slot === slot);
  const isMorning = (stops[0]?.startsAt ?? '24:00') < '12:30';
  const lacksLunch = isMorning && !has('midday');
  const lacksDinner = !has('evening');
  if (!lacksLunch && !lacksDinner) return null;
  return (
    <p className={cx(small, soft)} data-part="missing-meals">
      {lacksLunch && lacksDinner ? (
        <Trans>We have no other place for lunch and dinner on this day. Reception will gladly suggest one.</Trans>
      ) : lacksLunch ? (
        <Trans>We have no other place for lunch on this day. Reception will gladly suggest one.</Trans>
      ) : (
        <Trans>We have no other place for dinner on this day. Reception will gladly suggest one.</Trans>
      )}
    </p>
  );
}

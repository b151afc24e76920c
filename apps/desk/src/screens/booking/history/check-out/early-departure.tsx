import { addDays } from '@latchkey/booking-core/dates';
import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { withSearch } from '@latchkey/site/urls';
import { buttonClass } from '@latchkey/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import { InPlaceLink } from '../../../../frame/in-place-link.tsx';
import { useBooking } from '../../booking-on-page.tsx';
import * as styles from './check-out.module.css';
import { PageSection } from '../../parts/section.tsx';
import { EarlyChoices } from './early-choices.tsx';
import { useEarly } from './use-early.ts';

/** A guest who leaves before the stay ends: what becomes of the nights, and the way to charge fewer of them. */
export function EarlyDeparture() {
  const { locale } = usePage();
  const { model, can } = useBooking();
  const early = useEarly();
  const { ifCheckedOut, stay } = model.booking;
  const nightsLeft = ifCheckedOut?.nightsLeft ?? 0;
  if (nightsLeft === 0 || stay.kind !== 'nights') return null;
  const until = formatDate(stay.checkOut, locale);
  // A stay has one night at least.
  const today = addDays(stay.checkOut, -nightsLeft);
  const out = today > stay.checkIn ? today : addDays(stay.checkIn, 1);
  const isShorter = out < stay.checkOut;
  return (
    <PageSection id="early" title={<Trans context="section of a check-out">Early departure</Trans>}>
      <p>
        <b>
          <Plural value={nightsLeft} one="Leaves # night early" other="Leaves # nights early" />
        </b>
        {', '}
        <Trans>booked to {until}.</Trans>{' '}
        {early === null ? (
          <Trans>Checking out charges the stay as booked. The unused nights go back on sale.</Trans>
        ) : (
          <Trans>The unused nights go back on sale. What do you charge for them?</Trans>
        )}
      </p>
      {early === null ? null : <EarlyChoices early={early} />}
      {early === null && isShorter && can.includes('change') ? (
        <p className={styles.way}>
          <Trans>To charge fewer nights, shorten the stay first: the new price is shown before it counts.</Trans>{' '}
          <InPlaceLink
            className={buttonClass({ look: 'quiet', size: 'small' })}
            to={withSearch(model.here, { open: 'change', in: stay.checkIn, out } as never)}
          >
            <Trans>Shorten the stay first</Trans>
          </InPlaceLink>
        </p>
      ) : null}
    </PageSection>
  );
}

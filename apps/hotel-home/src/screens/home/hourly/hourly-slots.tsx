import { lengthsOf } from '@latchkey/booking-core/basket';
import { formatHour } from '@latchkey/format/time';
import { SiteLink, usePage } from '@latchkey/site';
import type { GuestCounts } from '@latchkey/site/urls';
import { chipClass } from '@latchkey/ui/chip';
import { FieldError } from '@latchkey/ui/field-error';
import { cx } from '@latchkey/ui/cx';
import { hidden } from '@latchkey/ui/text';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { hourlyUrl } from './hourly-url.ts';
import type { HoursModel } from '@latchkey/stay/use-stay';
import * as styles from './hourly.module.css';

interface HourlySlotsProps {
  readonly hourly: HoursModel;
  readonly guests: GuestCounts;
  readonly coupon: string | null;
}

/** The 24 hours of the day to arrive at, and the lengths there are. Every choice is an address. */
export function HourlySlots({ hourly, guests, coupon }: HourlySlotsProps): ReactNode {
  const { locale, site } = usePage();
  const { date, start, hours, slots, prices, isTaken } = hourly;
  return (
    <>
      <h3>
        <Trans>When do you arrive?</Trans>
      </h3>
      {isTaken ? (
        <FieldError>
          <Trans>Not available for the selected checkin time</Trans>
        </FieldError>
      ) : null}
      <ol className={styles.slots}>
        {slots.map(({ hour, isOffered }) => (
          <li key={hour}>
            {isOffered ? (
              <SiteLink
                className={chipClass}
                aria-current={hour === start ? 'true' : undefined}
                to={hourlyUrl(site, { date, start: hour, hours }, guests, coupon)}
              >
                {formatHour(hour, locale)}
              </SiteLink>
            ) : (
              <span className={chipClass} aria-disabled="true">
                <s>{formatHour(hour, locale)}</s>
                <span className={cx(hidden)}>
                  <Trans context="an hour that cannot be booked">taken</Trans>
                </span>
              </span>
            )}
          </li>
        ))}
      </ol>
      <h3>
        <Trans>For how long?</Trans>
      </h3>
      <ol className={styles.slots}>
        {lengthsOf(prices).map((length) => (
          <li key={length}>
            <SiteLink
              className={chipClass}
              aria-current={length === hours ? 'true' : undefined}
              to={hourlyUrl(site, { date, start, hours: length }, guests, coupon)}
            >
              <Plural value={length} one="# hour" other="# hours" />
            </SiteLink>
          </li>
        ))}
      </ol>
    </>
  );
}

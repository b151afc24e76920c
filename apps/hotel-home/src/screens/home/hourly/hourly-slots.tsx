import type { GuestCounts } from '@latchkey/booking-core/pricing';
import { lengthsOf } from '@latchkey/booking-core/basket';
import { SiteLink, usePage } from '@latchkey/site';
import { chipClass } from '@latchkey/ui/chip';
import { FieldError } from '@latchkey/ui/field-error';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { HoursStrip } from './hours-strip.tsx';
import { hourlyUrl } from '../../../offer/urls/hourly-url.ts';
import type { HoursModel } from '@latchkey/stay/use-stay';
import * as styles from './hourly.module.css';

interface HourlySlotsProps {
  readonly hourly: HoursModel;
  readonly guests: GuestCounts;
  readonly coupon: string | null;
}

/** How long, and the day drawn hour by hour to arrive in. Every choice is an address. */
export function HourlySlots({ hourly, guests, coupon }: HourlySlotsProps): ReactNode {
  const { site } = usePage();
  const { date, start, hours, prices, isTaken } = hourly;
  return (
    <>
      <h3>
        <Trans>For how long?</Trans>
      </h3>
      <ol className={styles.lengths}>
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
      <h3>
        <Trans>When do you arrive?</Trans>
      </h3>
      {isTaken ? (
        <FieldError>
          <Trans>Not available for the selected checkin time</Trans>
        </FieldError>
      ) : null}
      <HoursStrip hourly={hourly} to={(hour) => hourlyUrl(site, { date, start: hour, hours }, guests, coupon)} />
    </>
  );
}

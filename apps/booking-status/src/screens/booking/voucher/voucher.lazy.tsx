import type { WholeBooking } from '@latchkey/api-contract/types';
import { usePage } from '@latchkey/site';
import { HotelMark } from '@latchkey/ui/marks';
import { Qr } from '@latchkey/ui/qr';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownBooking } from '../booking.model.ts';
import { VoucherBill } from './voucher-bill.tsx';
import { VoucherFees } from './voucher-fees.tsx';
import { VoucherPlace } from './voucher-place.tsx';
import { VoucherStay } from './voucher-stay.tsx';
import * as styles from './voucher.module.css';

export interface VoucherProps {
  readonly shown: ShownBooking;
  readonly own: WholeBooking;
}

/** The stay on one sheet of paper: who comes, when, what is paid and due, what cancelling costs, the way, and the code for reception. */
export function Voucher({ shown, own }: VoucherProps) {
  const { locale, site } = usePage();
  const { t } = useLingui();
  const { hotel } = shown;
  return (
    <div className={styles.sheet} lang={locale}>
      <header className={styles.head}>
        <div>
          <p className={styles.hotel}>
            {site.hotel === null ? null : <HotelMark slug={site.hotel.websiteSlug} className={styles.mark} />}
            {hotel.name}
          </p>
          <p className={styles.title}>
            <Trans>Booking confirmed</Trans>
          </p>
          <p>
            <Trans>Show this at reception. Please bring a photo ID for each adult.</Trans>
          </p>
        </div>
        <div className={styles.code}>
          <Qr text={own.reference} label={t`Booking reference`} />
          <p>
            <bdi>{own.reference}</bdi>
          </p>
        </div>
      </header>
      <div className={styles.columns}>
        <VoucherStay own={own} />
        <VoucherBill own={own} />
        <VoucherFees own={own} />
        <VoucherPlace shown={shown} />
      </div>
    </div>
  );
}

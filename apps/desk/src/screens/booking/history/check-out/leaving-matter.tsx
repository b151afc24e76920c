import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import { Deposit } from '../deposit.island.tsx';
import { FolioTable } from '../folio/folio-table.tsx';
import { PageSection } from '../../parts/section.tsx';
import * as styles from './check-out.module.css';

/** What a check-out shows beside its tag, above the account that the tag's sums come from. */
export function LeavingMatter({ problem, children }: { readonly problem: ReactNode; readonly children: ReactNode }) {
  const { booking, folio } = useBooking().model;
  return (
    <div className={styles.matter}>
      {problem}
      {children}
      <PageSection id="account" title={<Trans context="section of a check-out">Account</Trans>}>
        {folio === null ? (
          <p>
            <Trans>The lines of the account could not be loaded. The sums beside are right.</Trans>
          </p>
        ) : (
          <FolioTable folio={folio} />
        )}
      </PageSection>
      {booking.deposit === undefined ? null : (
        <Suspense fallback={null}>
          <Deposit />
        </Suspense>
      )}
    </div>
  );
}

import { Trans } from '@lingui/react/macro';
import { Suspense, type ReactNode } from 'react';
import { useBooking } from '../../booking-on-page.tsx';
import { Deposit } from '../deposit.island.tsx';
import { Payers } from '../folio/payers.tsx';
import { FolioTable } from '../folio/folio-table.tsx';
import { PageSection } from '../../parts/section.tsx';
import * as styles from './check-out.module.css';
import { EarlyTotals } from './early-totals.tsx';
import { useEarly } from './use-early.ts';

/** What a check-out shows beside its tag, above the account that the tag's sums come from. */
export function LeavingMatter({ problem, children }: { readonly problem: ReactNode; readonly children: ReactNode }) {
  const { booking, folio } = useBooking().model;
  const early = useEarly();
  return (
    <div className={styles.matter}>
      {problem}
      {children}
      <PageSection id="account" title={<Trans context="section of a check-out">Account</Trans>}>
        {folio === null ? (
          <p>
            <Trans>The lines of the account could not be loaded. The amounts shown here are right.</Trans>
          </p>
        ) : (
          <>
            <FolioTable
              folio={folio}
              ending={early === null ? undefined : <EarlyTotals folio={folio} early={early} />}
            />
            {early === null ? <Payers folio={folio} /> : null}
          </>
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

import { formatDate } from '@latchkey/format/date';
import { usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { printer } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import * as title from '../../../frame/page-title.module.css';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { SheetSection } from '../parts/sheet-section.tsx';
import { WayUp } from '../parts/way-up.tsx';
import * as styles from '../reports.module.css';
import { accountSheets } from './account-sheets.ts';
import type { FramedAccounts } from './accounts.model.ts';

/** Who still owes the hotel something for stays that are over, as tables and as files of the same rows. */
export function Accounts({ model }: { readonly model: FramedAccounts }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const { accounts, may, frame } = model;
  const { hotelId } = frame.hotel;
  const sheets = accountSheets(accounts, {
    say: (message) => i18n._(message),
    locale,
    opens: may.open ? hotelId : null,
  });
  return (
    <>
      {may.report ? (
        <WayUp to={deskUrl('reports', { hotelId })}>
          <Trans context="what a hotel has sold">Reports</Trans>
        </WayUp>
      ) : null}
      <div className={styles.head}>
        <h1 className={title.title}>
          <Trans context="what companies and guests owe">Open accounts</Trans>{' '}
          <small>{formatDate(accounts.today, locale)}</small>
        </h1>
        {hasScript && sheets.length > 0 ? (
          <div className={styles.ways}>
            <Button look="quiet" size="small" className={styles.print} onClick={() => window.print()}>
              <Icon icon={printer} />
              <Trans>Print</Trans>
            </Button>
          </div>
        ) : null}
      </div>
      {sheets.length === 0 ? (
        <p className={styles.none}>
          <Trans>All accounts of past stays are settled.</Trans>
        </p>
      ) : (
        sheets.map((sheet) => <SheetSection key={sheet.id} sheet={sheet} name={accounts.today} />)
      )}
    </>
  );
}

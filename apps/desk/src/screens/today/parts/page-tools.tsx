import { formatMoney } from '@latchkey/format/money';
import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { TextButton } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { csvOf, rowsOf } from '../day-csv.ts';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';
import { DensitySwitch } from './density-switch.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import { sectionNames } from '../today.copy.ts';

/**
 * What can be done beside. With its script the page is printed, leaves as a file for a spreadsheet, and sounds: their place
 * is kept for them, so that no line below moves once the script has come.
 */
export function PageTools() {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { day } = useDay().model;
  const hasScript = useHasScript();
  const save = (): void => {
    const rows = rowsOf(
      day,
      (section) => i18n._(sectionNames[section]),
      ({ toPay, currency }) => formatMoney(toPay, currency, locale),
    );
    const url = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: `${day.date}.csv` }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <div className={styles.tools}>
      <span className={cx(styles.byScript, !hasScript && styles.toCome)}>
        <TextButton onClick={() => window.print()}>
          <Trans>Print</Trans>
        </TextButton>
        <TextButton onClick={save}>
          <Trans>As a table (CSV)</Trans>
        </TextButton>
        <SoundSwitch />
      </span>
      <DensitySwitch />
      <SiteLink className={styles.toNews} to={`${inLanguage(deskUrl('you'), locale)}#news`}>
        <Trans>News on this device</Trans>
      </SiteLink>
    </div>
  );
}

import { inLanguage, SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { ellipsis } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { mayHere } from '../../../session/may-here.ts';
import { useHasScript } from '../../../frame/use-has-script.ts';
import { saveCsv } from '../../../parts/csv/csv.ts';
import { rowsOf } from '../day-csv.ts';
import { useDay } from '../day-on-page.tsx';
import * as menu from '../../../frame/menu.module.css';
import { DensitySwitch } from './density-switch.tsx';
import { SoundSwitch } from './sound-switch.tsx';

/** What can be done beside, in a menu that opens without a script; only with one it prints, saves and sounds. */
export function PageTools() {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const { day, frame } = useDay().model;
  const hasScript = useHasScript();
  const save = (): void =>
    saveCsv(
      rowsOf(day, (message) => i18n._(message), locale),
      day.date,
    );
  return (
    <details className={menu.menu}>
      <summary className={menu.opener} aria-label={t({ message: 'More on this page', context: 'print, table, sound' })}>
        <Icon icon={ellipsis} />
      </summary>
      <ul className={cx(menu.list, menu.atEnd)}>
        {hasScript ? (
          <>
            <li>
              <button type="button" className={menu.item} onClick={() => window.print()}>
                <Trans>Print</Trans>
              </button>
            </li>
            <li>
              <button type="button" className={menu.item} onClick={save}>
                <Trans>As a table (CSV)</Trans>
              </button>
            </li>
            <li>
              <SoundSwitch />
            </li>
          </>
        ) : null}
        {mayHere(frame.hotel, 'listRegistrations') ? (
          <li>
            <SiteLink className={menu.item} to={deskUrl('registration', { hotelId: frame.hotel.hotelId })}>
              <Trans context="of guests, by law">Registration</Trans>
            </SiteLink>
          </li>
        ) : null}
        <li>
          <DensitySwitch />
        </li>
        <li>
          <SiteLink className={menu.item} to={`${inLanguage(deskUrl('you'), locale)}#news`}>
            <Trans>News on this device</Trans>
          </SiteLink>
        </li>
      </ul>
    </details>
  );
}

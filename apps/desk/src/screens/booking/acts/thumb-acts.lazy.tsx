import { withSearch } from '@latchkey/site/urls';
import { Icon } from '@latchkey/ui/icon';
import { calendarDays, ellipsis, wallet } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { InPlaceLink } from '../../../frame/in-place-link.tsx';
import { useBooking } from '../booking-on-page.tsx';
import { ActButton } from './act-button.tsx';
import * as styles from './acts.module.css';
import { acts } from '../acts.table.ts';
import { listed } from './listed-acts.ts';

/** The acts at the thumb of a phone: the first by one press, the stay and its money, and all others behind a list. */
export function ThumbActs() {
  const { t } = useLingui();
  const { model, can } = useBooking();
  const shown = listed(can);
  const [first] = shown;
  if (first === undefined) return null;
  const opening = (open: string): string => withSearch(model.here, { open } as never);
  return (
    <nav className={styles.thumb} aria-label={t({ message: 'Acts', context: 'bar at the thumb' })}>
      <ul className={styles.thumbList}>
        {first === 'check_out' || acts[first].by === 'press' || model.frame === undefined ? (
          <li className={styles.thumbFirst}>
            <ActButton act={first} isFirst />
          </li>
        ) : null}
        {can.includes('change') ? (
          <li className={styles.thumbItem}>
            <InPlaceLink className={styles.thumbAct} to={opening('change')}>
              <Icon icon={calendarDays} className={styles.icon} />
              <Trans context="bar at the thumb">Stay</Trans>
            </InPlaceLink>
          </li>
        ) : null}
        {can.includes('payment') ? (
          <li className={styles.thumbItem}>
            <InPlaceLink className={styles.thumbAct} to={opening('payment')}>
              <Icon icon={wallet} className={styles.icon} />
              <Trans context="bar at the thumb">Payment</Trans>
            </InPlaceLink>
          </li>
        ) : can.includes('refund') ? (
          <li className={styles.thumbItem}>
            <InPlaceLink className={styles.thumbAct} to={opening('refund')}>
              <Icon icon={wallet} className={styles.icon} />
              <Trans context="bar at the thumb">Refund</Trans>
            </InPlaceLink>
          </li>
        ) : null}
        <li className={styles.thumbItem}>
          <InPlaceLink
            className={styles.thumbAct}
            to={model.opened === 'more' ? model.here : opening('more')}
            data-keys={model.opened === 'more' ? 'Escape' : undefined}
          >
            <Icon icon={ellipsis} className={styles.icon} />
            <Trans context="bar at the thumb">More</Trans>
          </InPlaceLink>
        </li>
      </ul>
    </nav>
  );
}

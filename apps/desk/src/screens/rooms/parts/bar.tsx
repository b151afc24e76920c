import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { pin, scissors } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import type { Bar } from '../plan/plan.types.ts';
import { shortName } from '../plan/short-name.ts';
import { stateIcons } from '../rooms.copy.ts';
import { useBarWords } from '../use-bar-words.ts';
import * as styles from './bar.module.css';

/** Where a bar lies among the half days in sight. */
export const placed = ({ start, end }: Pick<Bar, 'start' | 'end'>): CSSProperties =>
  ({ '--start': start, '--halves-long': end - start }) as CSSProperties;

/** A stay, which leads to its booking, or a closure. What is pressed on it opens what can be done with it. */
export function BarOnPlan({ bar, hotelId }: { readonly bar: Bar; readonly hotelId: number }) {
  const { t } = useLingui();
  const said = useBarWords()(bar);
  const icon = stateIcons[bar.state];
  const look = cx(styles.bar, styles[bar.state], bar.fromBefore && styles.fromBefore, bar.goesOn && styles.goesOn);
  const sign = icon === undefined ? null : <Icon icon={icon} className={styles.sign} />;
  const shared = { className: look, style: placed(bar), 'data-bar': bar.key, 'aria-label': said, title: said };
  if (bar.kind === 'closure')
    return (
      <button type="button" {...shared}>
        {sign}
        <bdi className={styles.name}>
          {bar.closure.reason ?? t({ message: 'Closed', context: 'of a room in the room plan' })}
        </bdi>
      </button>
    );
  return (
    <SiteLink {...shared} draggable={false} to={deskUrl('booking', { hotelId, reference: bar.reference })}>
      {sign}
      <bdi className={styles.name}>{bar.guestName === '' ? bar.reference : shortName(bar.guestName)}</bdi>
      {bar.isPinned ? <Icon icon={pin} className={styles.sign} /> : null}
      {bar.isSplit ? <Icon icon={scissors} className={styles.sign} /> : null}
    </SiteLink>
  );
}

import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { useCounterWords } from '../use-counter-words.ts';
import { Part } from './part.tsx';

/** The drawers of others that are open, and those that were closed. */
export function Shifts({ model }: { readonly model: FramedCounter }) {
  const { counter, frame } = model;
  const say = useCounterWords(counter);
  const to = (shift: string): string => deskUrl('counter', { hotelId: frame.hotel.hotelId }, { shift });
  if (counter.open.length === 0 && counter.closed.length === 0) return null;
  return (
    <Part title={<Trans>Cash drawers</Trans>}>
      <ul className={styles.lines}>
        {counter.open.map(({ shiftId, number, by, openedAt }) => (
          <li key={shiftId} className={styles.line}>
            <span className={styles.when}>{say.at(openedAt)}</span>
            <span>
              <SiteLink to={to(shiftId)} className={styles.guest}>
                <bdi>{by}</bdi> · <Trans>Shift {number}</Trans>
              </SiteLink>
            </span>
            <span>
              <Trans context="state of a cash drawer">open</Trans>
            </span>
          </li>
        ))}
        {counter.closed.map(({ shiftId, number, by, closedAt, counted, difference }) => {
          const off = say.sum(Math.abs(difference));
          return (
            <li key={shiftId} className={styles.line}>
              <span className={styles.when}>{say.at(closedAt)}</span>
              <span>
                <SiteLink to={to(shiftId)} className={styles.guest}>
                  <bdi>{by}</bdi> · <Trans>Shift {number}</Trans>
                </SiteLink>{' '}
                {difference === 0 ? null : (
                  <small className={styles.short}>
                    {difference < 0 ? <Trans>{off} short</Trans> : <Trans>{off} over</Trans>}
                  </small>
                )}
              </span>
              <Price weight="plain">{say.sum(counted)}</Price>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

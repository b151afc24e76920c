import { formatDate } from '@latchkey/format/date';
import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Price } from '@latchkey/ui/price';
import { Trans } from '@lingui/react/macro';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { useCounterWords } from '../use-counter-words.ts';
import { Part } from './part.tsx';

/** The closed days, the last one first, each with its sealed report. */
export function Days({ model }: { readonly model: FramedCounter }) {
  const { locale } = usePage();
  const { counter, days, frame } = model;
  const say = useCounterWords(counter);
  if (days.days.length === 0) return null;
  return (
    <Part title={<Trans>Closed days</Trans>} id="days">
      <ul className={styles.lines}>
        {days.days.map(({ day, number, charges, taxes, money }) => (
          <li key={day} className={styles.line}>
            <span className={styles.when}>
              <Trans context="number of a day report">No. {number}</Trans>
            </span>
            <span>
              <SiteLink to={deskUrl('counter', { hotelId: frame.hotel.hotelId }, { day })} className={styles.guest}>
                {formatDate(day, locale, 'short-year')}
              </SiteLink>{' '}
              <small className={styles.beside}>
                <MoneyIn sum={say.sum(money)} />
              </small>
            </span>
            <Price weight="plain">{say.sum(charges + taxes)}</Price>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const MoneyIn = ({ sum }: { readonly sum: string }) => <Trans>Money in {sum}</Trans>;

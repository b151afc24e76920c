import { cx } from '@latchkey/ui/cx';
import { soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddressAt } from '../../../live/use-address-at.ts';
import { actWords, type Act } from '../chain-guide.copy.ts';
import type { GuideHotel } from '../chain-guide.model.ts';
import * as styles from './acts.module.css';

const acts = Object.keys(actWords) as Act[];

/** The thirteen things, as the pigeonholes behind a reception; each opens where it is done. */
export function Acts({ hotel }: { readonly hotel: GuideHotel }) {
  const { name } = hotel;
  return (
    <section className={styles.wall} data-ground="brand" aria-labelledby="acts">
      <div className={wrap}>
        <h2 id="acts">
          <Trans>Thirteen things it does</Trans>
        </h2>
        <p className={cx(soft, styles.where)}>
          <Trans>Each one opens the page of {name} where you can do it.</Trans>
        </p>
        <ol className={styles.holes}>
          {acts.map((act, place) => (
            <Hole key={act} act={act} number={place + 1} hotel={hotel} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface HoleProps {
  readonly act: Act;
  readonly number: number;
  readonly hotel: GuideHotel;
}

function Hole({ act, number, hotel }: HoleProps) {
  const { i18n } = useLingui();
  const addressAt = useAddressAt(hotel);
  const { name, where, path } = actWords[act];
  const to = path(hotel);
  return (
    <li className={cx(act === 'person' && styles.person)}>
      <a className={styles.hole} href={to.startsWith('/') ? addressAt(to) : to}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <b>{i18n._(name)}</b>
        <small>{i18n._(where)}</small>
      </a>
    </li>
  );
}

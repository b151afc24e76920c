import type { Shift } from '@latchkey/api-contract/types';
import { SiteLink } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Price } from '@latchkey/ui/price';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { moveWords } from '../counter.copy.ts';
import type { FramedCounter } from '../counter.model.ts';
import * as styles from '../counter.module.css';
import { useCounterWords } from '../use-counter-words.ts';
import { Part } from './part.tsx';

interface Line {
  readonly at: string;
  readonly what: string;
  readonly note: string;
  readonly to: string | null;
  readonly amount: number;
}

/** What went through a drawer, the earliest first; the cash of guests once it was counted. */
export function ShiftLines({ model, shift }: { readonly model: FramedCounter; readonly shift: Shift }) {
  const { t, i18n } = useLingui();
  const say = useCounterWords({ currency: shift.currency, timeZone: model.counter.timeZone });
  const { hotelId } = model.frame.hotel;
  const lines: readonly Line[] = [
    {
      at: shift.openedAt,
      what: t({ message: 'Opening', context: 'cash a drawer began with' }),
      note: shift.by,
      to: null,
      amount: shift.float,
    },
    ...[
      ...shift.moves.map(({ at, kind, amount, note }) => ({
        at,
        what: i18n._(moveWords[kind]),
        note,
        to: null,
        amount: kind === 'in' ? amount : -amount,
      })),
      ...shift.lines.map(({ at, amount, reference, guestName }) => ({
        at,
        what: guestName === '' ? reference : guestName,
        note: reference,
        to: deskUrl('booking', { hotelId, reference }),
        amount,
      })),
    ].toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  ];
  const since = say.at(shift.openedAt);
  return (
    <Part title={<Trans>This shift</Trans>} note={<Trans>since {since}</Trans>}>
      <ul className={styles.lines}>
        {lines.map(({ at, what, note, to, amount }, place) => (
          <li key={place} className={styles.line}>
            <span className={styles.when}>{say.at(at)}</span>
            <span>
              {to === null ? (
                <b>{what}</b>
              ) : (
                <SiteLink to={to} className={styles.guest}>
                  <bdi>{what}</bdi>
                </SiteLink>
              )}{' '}
              <small className={styles.beside}>
                <bdi>{note}</bdi>
              </small>
            </span>
            <Price weight="plain">{say.sum(amount)}</Price>
          </li>
        ))}
      </ul>
      {shift.account === null && shift.guestLines > 0 ? (
        <p className={styles.say}>
          <Plural
            value={shift.guestLines}
            one="# payment by a guest in cash, shown after the count"
            other="# payments by guests in cash, shown after the count"
          />
        </p>
      ) : null}
    </Part>
  );
}

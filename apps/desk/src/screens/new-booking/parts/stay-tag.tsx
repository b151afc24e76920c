import { formatDateRange } from '@latchkey/format/date';
import { countedName, withCommas } from '@latchkey/format/list';
import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { KeyTag } from '@latchkey/ui/key-tag';
import { StayBill } from '@latchkey/ui/stay-bill';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FramedNewBooking } from '../new-booking.model.ts';
import * as styles from '../new-booking.module.css';

/** What is booked and what it costs, line by line, with the press that books it, and for who comes today checks in too. */
export function StayTag({
  model,
  chosen: { offer, quote },
}: {
  readonly model: FramedNewBooking;
  readonly chosen: NonNullable<FramedNewBooking['chosen']>;
}) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { stay, currency, today } = model;
  // Who stands at the counter has come.
  const isToday = stay.checkIn === today;
  const total = formatMoney(quote.bill.total, currency, locale);
  const name = withCommas([offer.room, offer.plan], locale);
  const { adults, childAges } = stay.guests;
  return (
    <div className={styles.tag}>
      <KeyTag
        title={t({ message: 'What is booked', context: 'made at the desk' })}
        titleId="stay-tag"
        headline={formatDateRange(stay.checkIn, stay.checkOut, locale)}
        held={countedName(name, offer.rooms)}
        note={withCommas(
          [
            t`${plural(stay.nights, { one: '# night', other: '# nights' })}`,
            t`${plural(adults, { one: '# adult', other: '# adults' })}`,
            childAges.length === 0
              ? undefined
              : t`${plural(childAges.length, { one: '# child', other: '# children' })}`,
          ],
          locale,
        )}
      >
        <StayBill bill={quote.bill} locale={locale} nameOf={() => name} />
        <div className={cx(styles.act, isToday && styles.both)}>
          {isToday ? (
            <Button type="submit" name="after" value="check_in" wide className={styles.counter}>
              <BookAndCheckIn />
            </Button>
          ) : null}
          <Button type="submit" look={isToday ? 'quiet' : 'brand'} wide>
            <span>
              <Trans>
                Book for <bdi>{total}</bdi>
              </Trans>
            </span>
          </Button>
        </div>
      </KeyTag>
      <div className={styles.foot}>
        <span>
          <b>
            <bdi>{total}</bdi>
          </b>
          <small>
            <Plural value={stay.nights} one="# night, taxes included" other="# nights, taxes included" />
          </small>
        </span>
        {isToday ? (
          <Button type="submit" name="after" value="check_in">
            <BookAndCheckIn />
          </Button>
        ) : (
          <Button type="submit">
            <Trans context="makes a booking at the desk">Book</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

const BookAndCheckIn = () => <Trans context="makes a booking at the desk">Book and check in</Trans>;

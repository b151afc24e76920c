import { useNavigation, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { planAt, spanIn, spans } from '../rooms-query.ts';
import type { FramedRooms } from '../rooms.model.ts';
import * as styles from '../rooms.module.css';

/** To any day, and how many are in sight. */
export function JumpForm({ model }: { readonly model: FramedRooms }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { go } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const jump = (): void => {
    if (form.current === null) return;
    const data = Object.fromEntries(
      [...new FormData(form.current)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const { from, days } = spanIn(data);
    // A date that is being typed is no date yet.
    if (from !== null) go(planAt(model.frame.hotel.hotelId, from, days));
  };
  return (
    <form
      ref={form}
      method="get"
      className={styles.jump}
      onSubmit={(event) => {
        event.preventDefault();
        jump();
      }}
    >
      <input type="hidden" name="lang" value={locale} />
      <input
        type="date"
        name="from"
        className={styles.field}
        aria-label={t({ message: 'First day', context: 'of the room plan' })}
        defaultValue={model.from}
        required
      />
      <select
        name="days"
        className={styles.field}
        aria-label={t({ message: 'Days in sight', context: 'of the room plan' })}
        defaultValue={model.days}
        onChange={jump}
      >
        {spans.map((days) => (
          <option key={days} value={days}>
            <Plural value={days} one="# day" other="# days" />
          </option>
        ))}
      </select>
      <Button type="submit" look="quiet" size="small" className={styles.show}>
        <Trans context="other days of the room plan">Show</Trans>
      </Button>
    </form>
  );
}

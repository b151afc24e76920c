import { fieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { search } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';

/** Finds any booking of the house, by what a reception is told: with `/` on a keyboard, and without a script too. */
export function FindForm() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { sought, day } = useDay().model;
  const date = day.date === day.today ? {} : { date: day.date };
  return (
    <form role="search" className={styles.find} method="post" action={postAddress('find', locale, date)}>
      <input
        data-keys="/"
        type="search"
        name="q"
        className={styles.seek}
        defaultValue={sought}
        maxLength={fieldLengths.lookup}
        aria-label={t({ message: 'Find a booking', context: 'search at the desk' })}
        placeholder={t`Name, reference, phone or mail`}
      />
      <Button
        type="submit"
        look="quiet"
        size="small"
        aria-label={t({ message: 'Find', context: 'search at the desk' })}
      >
        <Icon icon={search} />
      </Button>
    </form>
  );
}

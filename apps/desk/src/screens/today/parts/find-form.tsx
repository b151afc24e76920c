import { fieldLengths } from '@latchkey/booking-core/validation';
import { useNavigation, usePage } from '@latchkey/site';
import { deskUrl, withSearch } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { search } from '@latchkey/ui/icons';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type FormEvent } from 'react';
import { useDay } from '../day-on-page.tsx';
import * as styles from '../today.module.css';

/** Finds any booking of the house, by what a reception is told: with `/` on a keyboard, and without a script too. */
export function FindForm() {
  const { t } = useLingui();
  const { locale } = usePage();
  const { go } = useNavigation();
  const { sought, day, frame } = useDay().model;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const date = day.date === day.today ? {} : { date: day.date };
  const here = deskUrl('today', { hotelId: frame.hotel.hotelId });
  const find = (event: FormEvent): void => {
    event.preventDefault();
    const q = field.current?.value.trim() ?? '';
    go(withSearch(here, { ...date, ...(q === '' ? {} : { q }) } as never));
  };
  return (
    <form role="search" className={styles.find} action={here} onSubmit={find}>
      {Object.entries({ ...date, lang: locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={field}
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

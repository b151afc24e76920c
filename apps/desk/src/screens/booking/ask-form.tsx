import { useNavigation, usePage } from '@latchkey/site';
import { defaultLocale, withSearch } from '@latchkey/site/urls';
import type { FormEvent, ReactNode } from 'react';
import { useBooking } from './booking-on-page.tsx';
import * as styles from './panel.module.css';

/** Asks what something would do: what is chosen goes into the address, and the page shows the effect. Nothing is done. */
export function AskForm({ children }: { readonly children: ReactNode }) {
  const { locale } = usePage();
  const { go } = useNavigation();
  const { model } = useBooking();
  const opened = model.opened ?? '';
  const ask = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const asked = Object.fromEntries(
      [...new FormData(event.currentTarget)].filter(([, value]) => typeof value === 'string'),
    );
    go(withSearch(model.here, asked as never), { keepScroll: true, replace: true });
  };
  return (
    <form method="get" onSubmit={ask} className={styles.ask}>
      <input type="hidden" name="open" value={opened} />
      {locale === defaultLocale ? null : <input type="hidden" name="lang" value={locale} />}
      {children}
    </form>
  );
}

import { SiteLink, usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { Button, textLinkClass } from '@latchkey/ui/button';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { JournalAsked } from '../journal.model.ts';
import * as styles from '../journal.module.css';

/** What of the journal is shown: from a date on, of one booking, of one person. An address, so that it needs no script. */
export function Filters({ asked, hotelId }: { readonly asked: JournalAsked; readonly hotelId: number }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const isNarrowed = Object.values(asked).some((text) => text !== '');
  return (
    <form method="get" className={styles.filters} aria-label={t`What is shown`}>
      <input type="hidden" name="lang" value={locale} />
      {asked.person === '' ? null : <input type="hidden" name="person" value={asked.person} />}
      <TextField type="date" name="from" label={t`From this day on`} defaultValue={asked.from} />
      <TextField
        name="booking"
        label={t({ message: 'Reference of a booking', context: 'a filter' })}
        defaultValue={asked.booking}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <Button type="submit" look="quiet" size="small">
        <Trans context="lines of the journal">Show</Trans>
      </Button>
      {isNarrowed ? (
        <SiteLink className={textLinkClass} to={deskUrl('journal', { hotelId })}>
          <Trans>Show all</Trans>
        </SiteLink>
      ) : null}
    </form>
  );
}

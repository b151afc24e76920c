import { usePage } from '@latchkey/site';
import { deskUrl } from '@latchkey/site/urls';
import { externalLink } from '@latchkey/ui/icons';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { StayBar } from '../plan/plan.types.ts';
import { datesProblemWords } from './dates.copy.ts';
import { DatesPriced } from './dates-priced.tsx';
import { datesAsked, loadDatesQuote, type DatesQuote } from './load-dates-quote.ts';
import { MenuLink } from './menu-item.tsx';
import type { OpenedProps } from './opened.types.ts';
import type { Nights } from '../plan-acts.types.ts';
import * as styles from './pop.module.css';
import { StayPop } from './stay-pop.tsx';

/** Other nights for a stay: what they cost beside what is agreed, and the press that changes it. */
export function DatesSheet({
  bar,
  nights,
  ...props
}: OpenedProps & { readonly bar: StayBar; readonly nights: Nights }) {
  const { i18n } = useLingui();
  const { api, locale } = usePage();
  const { model, acts, onClose } = props;
  const { hotelId } = model.frame.hotel;
  const [found, setFound] = useState<DatesQuote | null>(null);
  // A price is honoured for a time alone: after a press that did nothing it is asked for anew.
  const { problem } = acts;
  useEffect(() => {
    const leaving = new AbortController();
    void loadDatesQuote(api, { hotelId, locale, bar, nights }, leaving.signal).then((quoted) => {
      if (!leaving.signal.aborted) setFound(quoted);
    });
    return () => leaving.abort();
  }, [api, hotelId, locale, bar, nights, problem]);
  return (
    <StayPop bar={bar} {...props} title={<Trans context="of a stay">Change dates…</Trans>}>
      <div className={styles.form}>
        {found === null ? (
          <p role="status">
            <Trans context="something is being fetched">One moment…</Trans>
          </p>
        ) : found.kind === 'refused' ? (
          <p role="alert">{i18n._(datesProblemWords[found.problem])}</p>
        ) : (
          <DatesPriced
            booking={found.booking}
            quote={found.quote}
            isBusy={acts.isBusy}
            onPress={() => {
              const { key, quote } = found;
              acts.press({ kind: 'change', booking: bar, quoteToken: quote.quoteToken, key }, () => [], onClose);
            }}
          />
        )}
      </div>
      <div className={styles.list}>
        <MenuLink
          icon={externalLink}
          label={<Trans context="of a changed stay, opens the booking’s page">Another price, other rooms…</Trans>}
          to={deskUrl('booking', { hotelId, reference: bar.reference }, { open: 'change', ...datesAsked(bar, nights) })}
        />
      </div>
    </StayPop>
  );
}

import { formatMoney } from '@latchkey/format/money';
import { mayHaveWallet } from '@latchkey/payments/express';
import { inLanguage, usePage } from '@latchkey/site';
import { policyUrl } from '@latchkey/site/urls';
import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Price } from '@latchkey/ui/price';
import { small, soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import type { ExpressProps } from '../express.types.ts';
import { expressWayOf, type ExpressWay } from '../express-way.ts';
import type { OfferedStay } from '../room-checkout.model.ts';
import { BackIfCancelled } from './back-if-cancelled.island.tsx';
import { RestLine } from './rest-line.island.tsx';
import { ExpressRow } from './express-row.island.tsx';
import * as styles from './express.module.css';

/**
 * A stay booked by the wallet of the guest's device, above the form. The button is ours, and asks nobody: the gateway's
 * script comes with its press.
 */
export const Express = later((props: ExpressProps): ReactNode => {
  const { stay, typed, booking } = props;
  const isThere = useSyncExternalStore(nothingChanges, mayHaveWallet, () => true);
  const [opened, setOpened] = useState<(ExpressWay & { readonly token: string }) | null>(null);
  const { site } = usePage();
  const way = expressWayOf(stay, typed.way);
  // Whose guest it is that a further account serves is known by the number alone, which the wallet tells last.
  const mayBeOthers = site.hotel?.payment.others !== undefined;
  if (!isThere || way === null || mayBeOthers) return null;
  const token = stay.quote.quoteToken;
  // A row stays at its price while it books; another price is asked for by another press.
  const isOpen = opened !== null && (booking.busy || (opened.token === token && opened.due === way.due));
  return (
    <Shown stay={stay} way={isOpen ? opened : way}>
      {isOpen ? (
        <ExpressRow way={opened} {...props} />
      ) : (
        <OpenWallet way={way} stay={stay} onOpen={() => setOpened({ ...way, token })} />
      )}
    </Shown>
  );
});

const nothingChanges = () => () => undefined;

interface PartProps {
  readonly stay: OfferedStay;
  readonly way: ExpressWay;
}

/** The act, with what it is to agree to in words beside it. */
function Shown({ stay, way, children }: PartProps & { readonly children: ReactNode }) {
  const { locale, site } = usePage();
  const { t } = useLingui();
  const { bill } = stay.quote;
  const rest = <Price weight="plain">{formatMoney(bill.total - way.due, bill.currency, locale)}</Price>;
  return (
    <section className={styles.express} aria-label={t`Book with a wallet`}>
      {children}
      <p className={cx(small, soft)}>
        <Trans>
          Apple Pay, Google Pay or Link bring your name, email and phone number: there is nothing to fill in.
        </Trans>{' '}
        {way.due < bill.total && stay.quote.rest !== undefined ? (
          <RestLine stay={stay} part="what" />
        ) : (
          <>
            {way.due < bill.total ? <Trans>{rest} at reception when you arrive.</Trans> : null}{' '}
            <BackIfCancelled stay={stay} paid={way.due} />
          </>
        )}{' '}
        <Trans>
          By booking you accept the <a href={inLanguage(policyUrl('terms', site), locale)}>terms</a> and the{' '}
          <a href={inLanguage(policyUrl('privacy', site), locale)}>privacy policy</a>.
        </Trans>
      </p>
      <p className={cx(small, styles.or)}>
        <Trans>Or fill in three details</Trans>
      </p>
    </section>
  );
}

function OpenWallet({ stay, way, onOpen }: PartProps & { readonly onOpen: () => void }) {
  const { locale } = usePage();
  const amount = <Price weight="plain">{formatMoney(way.due, stay.quote.bill.currency, locale)}</Price>;
  return (
    <Button look="ink" size="large" wide onClick={onOpen}>
      <span>
        <Trans>Pay {amount} with a wallet</Trans>
      </span>
    </Button>
  );
}

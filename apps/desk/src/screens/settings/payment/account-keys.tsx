import { gateways } from '@latchkey/booking-core/gateways';
import { formatMomentDate, formatMomentTime } from '@latchkey/format/moment';
import { usePage } from '@latchkey/site';
import { Badge } from '@latchkey/ui/badge';
import { Icon } from '@latchkey/ui/icon';
import { chevronDown } from '@latchkey/ui/icons';
import { soft } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingsProblem } from '../settings.model.ts';
import { KeysForm } from './keys-form.tsx';
import type { GatewayAccount, GatewayAccounts, PaymentPage } from '../model/payment.types.ts';
import { RemoveKeys } from './remove-keys.tsx';
import { WebhookState } from './webhook-state.tsx';
import * as styles from './payment.module.css';

/** The hotel’s own accounts, each with the keys that are kept, and the form for others. */
export function AccountKeys({
  payment,
  accounts: { canKeep, gateways: listed },
  problem,
}: {
  readonly payment: PaymentPage;
  readonly accounts: GatewayAccounts;
  readonly problem: SettingsProblem | null;
}) {
  return (
    <section aria-labelledby="own-accounts" className={styles.accounts}>
      <h2 id="own-accounts" className={styles.title}>
        <Trans>Keys of your own accounts</Trans>
      </h2>
      <p className={soft}>
        {canKeep ? (
          <Trans>
            You find them in your account at the payment provider. They are encrypted here, and the secret ones are
            never shown again.
          </Trans>
        ) : (
          <Trans>Your provider has not set up key storage yet. Please contact your provider.</Trans>
        )}
      </p>
      {listed.map((one) => (
        <AccountOf key={one.gateway} {...one} canKeep={canKeep} payment={payment} problem={problem} />
      ))}
    </section>
  );
}

function AccountOf({
  gateway,
  account,
  canKeep,
  payment: { refused, takenBy, timeZone },
  problem,
}: GatewayAccounts['gateways'][number] & {
  readonly canKeep: boolean;
  readonly payment: PaymentPage;
  readonly problem: SettingsProblem | null;
}) {
  const { t } = useLingui();
  const { company } = gateways[gateway];
  const mine = refused?.gateway === gateway ? refused : null;
  const form = (
    <KeysForm
      gateway={gateway}
      typed={mine?.keyId ?? ''}
      problem={mine === null ? null : problem}
      isKept={account !== null}
    />
  );
  return (
    <section aria-label={t`Keys of ${company}`} className={styles.account}>
      <div className={styles.head}>
        <h3 className={styles.company}>
          <bdi>{company}</bdi>
        </h3>
        <KeptBadge account={account} />
      </div>
      {account === null ? null : (
        <>
          <Kept account={account} timeZone={timeZone} />
          <WebhookState gateway={gateway} account={account} />
        </>
      )}
      {canKeep ? (
        <details className={styles.more} open={mine !== null || (account === null && takenBy === gateway)}>
          <summary className={styles.opener}>
            {account === null ? <Trans>Type the keys</Trans> : <Trans>Type other keys</Trans>}
            <Icon icon={chevronDown} className={styles.chevron} />
          </summary>
          {form}
        </details>
      ) : null}
      {account === null ? null : <RemoveKeys gateway={gateway} isNamed={account.isNamed} />}
    </section>
  );
}

function KeptBadge({ account }: { readonly account: GatewayAccount | null }) {
  if (account === null)
    return (
      <Badge>
        <Trans context="an account at a payment company">No keys</Trans>
      </Badge>
    );
  return account.isTest ? (
    <Badge tone="warn">
      <Trans context="an account at a payment company">Test: no real money</Trans>
    </Badge>
  ) : (
    <Badge tone="good">
      <Trans context="an account at a payment company">Real money</Trans>
    </Badge>
  );
}

/** Since when its keys are kept, by whom, and how the public one ends. */
function Kept({
  account: { keyEnd, setAt, by },
  timeZone,
}: {
  readonly account: GatewayAccount;
  readonly timeZone: string;
}) {
  const { locale } = usePage();
  const at = Date.parse(setAt);
  const day = formatMomentDate(at, timeZone, locale, 'short-year');
  const time = formatMomentTime(at, timeZone, locale);
  return (
    <p>
      {by === null ? (
        <Trans>
          Saved {day}, {time}.
        </Trans>
      ) : (
        <Trans>
          Saved {day}, {time}, by <bdi>{by}</bdi>.
        </Trans>
      )}{' '}
      <Trans>
        The public key ends in <bdi dir="ltr">…{keyEnd}</bdi>.
      </Trans>
    </p>
  );
}

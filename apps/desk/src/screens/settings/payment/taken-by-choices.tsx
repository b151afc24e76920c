import type { CurrencyCode } from '@latchkey/booking-core/currency';
import { gateways, type OwnGateway } from '@latchkey/booking-core/gateways';
import { cx } from '@latchkey/ui/cx';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { takenByName, type PaymentPage, type TakenBy } from '../model/payment.types.ts';
import * as styles from './payment.module.css';

interface TakenByChoicesProps {
  readonly ways: PaymentPage;
  readonly currency: CurrencyCode;
}

/** Who takes online payments: each with what it means for the hotel. */
export function TakenByChoices({ ways, currency }: TakenByChoicesProps) {
  const { t } = useLingui();
  return (
    <ChoiceGroup legend={t`Online, when booking`} className={cx(styles.choices)}>
      {ways.choices.map((one) => (
        <Choice
          key={one}
          name={takenByName}
          value={one}
          defaultChecked={one === ways.takenBy}
          label={<ChoiceName takenBy={one} />}
          what={<ChoiceWhat takenBy={one} ways={ways} currency={currency} />}
        />
      ))}
    </ChoiceGroup>
  );
}

function ChoiceName({ takenBy }: { readonly takenBy: TakenBy }) {
  if (takenBy === 'provider') return <Trans>The account that your provider has set</Trans>;
  if (takenBy === 'nobody') return <Trans context="who takes online payments">Nobody</Trans>;
  return (
    <Trans>
      Your own account at <bdi>{gateways[takenBy].company}</bdi>
    </Trans>
  );
}

function ChoiceWhat({ takenBy, ways, currency }: TakenByChoicesProps & { readonly takenBy: TakenBy }) {
  if (takenBy === 'provider')
    return (
      <Trans>
        It takes them at <bdi>{ways.company}</bdi>. What you are paid, and when, is agreed with your provider.
      </Trans>
    );
  if (takenBy === 'nobody') return <Trans>Guests pay at the hotel alone, and nothing when they book.</Trans>;
  const { company } = gateways[takenBy];
  return (
    <>
      <Trans>
        The money of your guests goes to you, on the terms that you have with <bdi>{company}</bdi>. You give it back
        from this desk.
      </Trans>
      <Warning isSo={ways.uncharged.includes(takenBy)}>
        <Trans>
          <bdi>{company}</bdi> is not known to charge in {currency}: guests could not pay online.
        </Trans>
      </Warning>
      <Warning isSo={ways.keepsCards && takenBy === 'razorpay'}>
        <Trans>
          <bdi>{company}</bdi> keeps no cards: plans that ask for one as a guarantee ask for payment instead.
        </Trans>
      </Warning>
      <Warning isSo={isKeyless(ways, takenBy)}>
        <Trans>Its keys are missing: type them below before you publish.</Trans>
      </Warning>
    </>
  );
}

const isKeyless = ({ accounts }: PaymentPage, takenBy: OwnGateway): boolean =>
  accounts?.gateways.some(({ gateway, account }) => gateway === takenBy && account === null) === true;

const Warning = ({ isSo, children }: { readonly isSo: boolean; readonly children: ReactNode }) =>
  isSo ? <span className={styles.warning}>{children}</span> : null;

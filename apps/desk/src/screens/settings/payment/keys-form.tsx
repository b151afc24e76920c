import type { KeyField } from './key-fields.ts';
import type { OwnGateway } from '@latchkey/booking-core/gateways';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { soft } from '@latchkey/ui/text';
import { TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingsProblem } from '../settings.model.ts';
import { keyLabels, keyProblemWords } from './keys.copy.ts';
import { keyProblems, type KeyProblem } from '../model/payment.types.ts';
import * as styles from './payment.module.css';
import { oneOf } from '../../../session/one-of.ts';

/** The control that each refusal is said beside. */
const placeOf: Readonly<Record<KeyProblem, KeyField>> = {
  key_missing: 'secretKey',
  key_refused: 'secretKey',
  key_of_kind: 'secretKey',
  other_account: 'keyId',
  signing_wrong: 'webhookSecret',
};

/** Where the keys of an account are typed. The secret ones are never filled in again. */
export function KeysForm({
  gateway,
  typed,
  problem,
  isKept,
}: {
  readonly gateway: OwnGateway;
  readonly typed: string;
  readonly problem: SettingsProblem | null;
  readonly isKept: boolean;
}) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const wrong = oneOf(keyProblems, problem);
  const errorAt = (place: string): string | undefined =>
    wrong !== undefined && placeOf[wrong] === place ? i18n._(keyProblemWords[wrong]) : undefined;
  const common = {
    maxLength: houseFieldLengths.gatewayKey,
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    dir: 'ltr',
  } as const;
  const { keyId, secretKey } = keyLabels[gateway];
  return (
    <form method="post" action={postAddress('keep-keys', locale)} className={styles.keys} noValidate>
      <input type="hidden" name="gateway" value={gateway} />
      <TextField
        {...common}
        name="keyId"
        id={`${gateway}-key-id`}
        label={i18n._(keyId.label)}
        hint={<bdi dir="ltr">{keyId.begins}</bdi>}
        defaultValue={typed}
        error={errorAt('keyId')}
      />
      <TextField
        {...common}
        type="password"
        name="secretKey"
        id={`${gateway}-secret-key`}
        label={i18n._(secretKey.label)}
        hint={secretKey.begins === null ? undefined : <bdi dir="ltr">{secretKey.begins}</bdi>}
        error={errorAt('secretKey')}
      />
      {gateway === 'razorpay' ? (
        <TextField
          {...common}
          type="password"
          name="webhookSecret"
          id={`${gateway}-webhook-secret`}
          label={t`Secret of the webhook`}
          optional={t({ message: 'if you have made one', context: 'a field of keys' })}
          hint={t`As you enter it there, beside the address that is shown here once the keys are saved.`}
          error={errorAt('webhookSecret')}
        />
      ) : (
        <p className={soft}>
          <Trans>We set up Stripe’s webhook for you.</Trans>
        </p>
      )}
      <p>
        <Button type="submit" look="quiet">
          {isKept ? <Trans>Keep these keys instead</Trans> : <Trans>Keep the keys</Trans>}
        </Button>
      </p>
    </form>
  );
}

import { charges, gateways, ownGateways } from '@latchkey/booking-core/gateways';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { cx } from '@latchkey/ui/cx';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from '../forms.module.css';
import type { Start } from '../start.model.ts';
import { oneOf } from '../../../session/one-of.ts';

/** Whether guests are to pay online, too, once there are keys, and at which payment company: those that charge the currency. */
export function OnlineChoices({ start: { answers, proposal } }: { readonly start: Start }) {
  const { t } = useLingui();
  const { wantsOnline = false, onlineBy } = answers.terms ?? {};
  const charging = ownGateways.filter((one) => charges(one, proposal?.currency ?? '') !== false);
  const chosen = oneOf(charging, onlineBy) ?? null;
  return (
    <ChoiceGroup legend={t`Guests pay online`} className={cx(styles.choices, styles.one)}>
      <Choice
        name="online"
        value=""
        label={<Trans context="paying online">Not now</Trans>}
        what={<Trans>You can start it at any time in Settings.</Trans>}
        defaultChecked={!wantsOnline}
      />
      {charging.map((one) => (
        <Choice
          key={one}
          name="online"
          value={one}
          label={
            <Trans>
              By your own account at <bdi>{gateways[one].company}</bdi>
            </Trans>
          }
          what={<Trans>Enter its keys in Settings. Until then, guests pay at the property.</Trans>}
          defaultChecked={wantsOnline && chosen === one}
        />
      ))}
      <Choice
        name="online"
        value="later"
        label={<Trans>By another one, or you do not know yet</Trans>}
        what={<Trans>Choose it in Settings. Until then, guests pay at the property.</Trans>}
        defaultChecked={wantsOnline && chosen === null}
      />
    </ChoiceGroup>
  );
}

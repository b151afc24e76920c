import type { PropertyKey, TeamMember } from '@latchkey/api-contract/types';
import { staffRoles } from '@latchkey/booking-core/staff';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Icon } from '@latchkey/ui/icon';
import { ellipsis } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { Trans, useLingui } from '@lingui/react/macro';
import * as menu from '../../../frame/menu.module.css';
import { roleNames } from '../../../frame/role.copy.ts';
import * as styles from './member-acts.module.css';
import { ActionForm } from '../../../frame/action-form.tsx';

/** What an owner can do with a person's work here: another role, or its end. Both name the person, and need no script. */
export function MemberActs({
  member: { personId, name, role, state },
  keys,
}: {
  readonly member: TeamMember;
  /** That the person made: they end with the work here. */
  readonly keys: readonly PropertyKey[];
}) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  return (
    <details className={styles.acts} aria-label={t`What can be done with ${name}`}>
      <summary className={styles.dots} aria-label={t`What can be done with ${name}`}>
        <Icon icon={ellipsis} />
      </summary>
      <div className={styles.card}>
        <form
          className={styles.form}
          method="post"
          action={postAddress('role', locale)}
          aria-label={t`Role of ${name}`}
        >
          <input type="hidden" name="person" value={personId} />
          <SelectField label={t`Role of ${name}`} name="role" defaultValue={role}>
            {staffRoles.map((one) => (
              <option key={one} value={one}>
                {i18n._(roleNames[one])}
              </option>
            ))}
          </SelectField>
          <Button type="submit" look="quiet" size="small">
            <Trans>Change the role</Trans>
          </Button>
        </form>
        <ActionForm className={menu.apart} action={postAddress('end', locale)}>
          <input type="hidden" name="person" value={personId} />
          {keys.length === 0 ? null : (
            <p>
              <Trans>Ends too: {keys.map((key) => key.name).join(', ')}</Trans>
            </p>
          )}
          <Button type="submit" look="destructive" size="small" wide>
            {state === 'invited' ? (
              <Trans>Withdraw the invitation of {name}</Trans>
            ) : (
              <Trans>End the work of {name} here</Trans>
            )}
          </Button>
        </ActionForm>
      </div>
    </details>
  );
}

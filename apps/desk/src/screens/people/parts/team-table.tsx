import type { PropertyKey, TeamMember } from '@latchkey/api-contract/types';
import { Badge } from '@latchkey/ui/badge';
import { hidden } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { roleNames } from '../../../frame/role.copy.ts';
import { MemberActs } from './member-acts.tsx';
import * as styles from './team-table.module.css';

/** The people of a hotel, a line each; on a phone the line breaks into what fits. */
export function TeamTable({
  people,
  keys,
  self,
}: {
  readonly people: readonly TeamMember[];
  readonly keys: readonly PropertyKey[];
  /** The person who reads this. */
  readonly self: string;
}) {
  const { i18n } = useLingui();
  return (
    <table className={styles.people}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">
            <Trans context="a person">Who</Trans>
          </th>
          <th scope="col">
            <Trans context="what a person is at a hotel">Role</Trans>
          </th>
          <th scope="col">
            <span className={hidden}>
              <Trans>What can be done</Trans>
            </span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((member) => (
          <tr key={member.personId} className={styles.line}>
            <td className={styles.who}>
              <b>
                <bdi>{member.name}</bdi>
              </b>
              <small className={styles.mail}>
                <bdi>{member.mail}</bdi>
              </small>
            </td>
            <td>
              {i18n._(roleNames[member.role])}{' '}
              {member.state === 'invited' ? (
                <Badge tone="warn">
                  <Trans context="a person who has not come yet">Invited</Trans>
                </Badge>
              ) : null}
            </td>
            <td className={styles.acts}>
              {member.personId === self ? (
                <Trans context="the person who reads this">you</Trans>
              ) : (
                <MemberActs
                  member={member}
                  keys={keys.filter(({ state, madeBy }) => state === 'live' && madeBy?.id === member.personId)}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

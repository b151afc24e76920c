import { staffRoles } from '@latchkey/booking-core/staff';
import { postAddress, usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { languageNames } from '@latchkey/ui/frame';
import { Icon } from '@latchkey/ui/icon';
import { userPlus } from '@latchkey/ui/icons';
import { SelectField } from '@latchkey/ui/select-field';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { Trans, useLingui } from '@lingui/react/macro';
import { roleNames } from '../../../frame/role.copy.ts';
import { problemWords } from '../people.copy.ts';
import type { PeopleModel } from '../people.model.ts';
import * as styles from './invite-person.module.css';

/** Invites somebody by mail. */
export function InvitePerson({ typed, problem }: Pick<PeopleModel, 'typed' | 'problem'>) {
  const { i18n, t } = useLingui();
  const { locale, site } = usePage();
  const wordsFor = (...problems: readonly (typeof problem)[]): string | undefined =>
    problem !== null && problems.includes(problem) ? i18n._(problemWords[problem]) : undefined;
  return (
    <details open={typed !== null} aria-label={t`Invite by email`}>
      <summary className={styles.opener}>
        <Icon icon={userPlus} />
        <Trans>Invite by email</Trans>
      </summary>
      <form
        className={styles.form}
        method="post"
        action={postAddress('invite', locale)}
        aria-label={t`Invite by email`}
        noValidate
      >
        <EmailField
          label={t`Email address`}
          name="mail"
          autoComplete="off"
          defaultValue={typed?.mail ?? ''}
          error={wordsFor('email_missing', 'email_invalid')}
        />
        <TextField
          label={t({ message: 'Name', context: 'of a person' })}
          name="name"
          autoComplete="off"
          defaultValue={typed?.name ?? ''}
          error={wordsFor('name_missing', 'name_invalid')}
        />
        <SelectField
          label={t({ message: 'Role', context: 'what a person is at a hotel' })}
          name="role"
          defaultValue={typed?.role ?? 'reception'}
        >
          {staffRoles.map((role) => (
            <option key={role} value={role}>
              {i18n._(roleNames[role])}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t({ message: 'Language', context: 'of a person' })}
          name="language"
          defaultValue={typed?.language ?? locale}
        >
          {site.languages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language][0]}
            </option>
          ))}
        </SelectField>
        <Button type="submit">
          <Trans>Send the invitation</Trans>
        </Button>
      </form>
    </details>
  );
}

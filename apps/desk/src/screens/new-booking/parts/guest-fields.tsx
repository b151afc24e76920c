import { fieldLengths } from '@latchkey/booking-core/validation';
import { usePage } from '@latchkey/site';
import { languageNames } from '@latchkey/ui/frame';
import { SelectField } from '@latchkey/ui/select-field';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { problemWords } from '../new-booking.copy.ts';
import type { FramedNewBooking, NewBookingProblem, TypedBooking } from '../new-booking.model.ts';
import * as styles from '../new-booking.module.css';

/** Who comes, by one name and one way to reach that person; and in which language the guest is written to. */
export function GuestFields({
  model: { problem },
  typed,
}: {
  readonly model: Pick<FramedNewBooking, 'problem'>;
  readonly typed: TypedBooking;
}) {
  const { t, i18n } = useLingui();
  const { locale, site } = usePage();
  const wordsFor = (...problems: readonly NewBookingProblem[]): string | undefined =>
    problem !== null && problems.includes(problem) ? i18n._(problemWords[problem]) : undefined;
  return (
    <div className={styles.pair}>
      <TextField
        label={t({ message: 'Name', context: 'of a guest' })}
        name="name"
        autoComplete="off"
        maxLength={fieldLengths.personName}
        defaultValue={typed.name}
        error={wordsFor('name_missing', 'name_invalid')}
      />
      <TextField
        label={t`Phone or email`}
        name="contact"
        autoComplete="off"
        autoCapitalize="none"
        dir="ltr"
        maxLength={fieldLengths.email}
        defaultValue={typed.contact}
        error={wordsFor('contact_missing', 'email_invalid', 'phone_invalid')}
      />
      <SelectField
        label={t({ message: 'Language', context: 'of a guest' })}
        name="language"
        defaultValue={typed.language === '' ? locale : typed.language}
      >
        {site.languages.map((language) => (
          <option key={language} value={language}>
            {languageNames[language][0]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

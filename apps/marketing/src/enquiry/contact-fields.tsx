import { fieldLengths } from '@latchkey/booking-core/validation';
import { TextArea } from '@latchkey/ui/text-area';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';

type Contact = 'fullName' | 'email' | 'contactNumber' | 'message';

/** What the fields of a form of words have in them, and what is wrong with each. */
export interface FormFields {
  /** By the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly errorOf: (field: Contact) => string | undefined;
}

/** Who writes. */
export function WriterField({ typed, errorOf }: FormFields) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Full name`}
      name="fullName"
      defaultValue={typed['fullName']}
      autoComplete="name"
      maxLength={fieldLengths.personName}
      required
      error={errorOf('fullName')}
    />
  );
}

/** Where the answer goes: an address and a telephone number. */
export function ReachFields({ typed, errorOf }: FormFields) {
  const { t } = useLingui();
  return (
    <>
      <EmailField label={t`Email`} defaultValue={typed['email']} required error={errorOf('email')} />
      <TextField
        label={t`Contact number`}
        hint={t`With the country code, such as +91`}
        name="contactNumber"
        defaultValue={typed['contactNumber']}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={fieldLengths.phone}
        required
        error={errorOf('contactNumber')}
      />
    </>
  );
}

/** What is to be said beside the fields. */
export function MessageField({ typed, errorOf }: FormFields) {
  const { t } = useLingui();
  return (
    <TextArea
      label={t`Message`}
      name="message"
      defaultValue={typed['message']}
      rows={4}
      maxLength={fieldLengths.enquiryMessage}
      optional
      error={errorOf('message')}
    />
  );
}

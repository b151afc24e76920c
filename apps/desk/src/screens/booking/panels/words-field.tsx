import { fieldLengths } from '@latchkey/booking-core/validation';
import { TextArea } from '@latchkey/ui/text-area';
import { useLingui } from '@lingui/react/macro';
import { useBooking } from '../booking-on-page.tsx';

/** What the house writes to the guest with an act: it stands in the guest's mail, as it is typed. */
export function WordsField() {
  const { t } = useLingui();
  const { typed } = useBooking().model;
  return (
    <TextArea
      name="words"
      label={t`Words to the guest`}
      hint={t`The guest’s email shows them as you write them.`}
      optional
      rows={3}
      dir="auto"
      defaultValue={typed['words'] ?? ''}
      maxLength={fieldLengths.propertyWords}
    />
  );
}

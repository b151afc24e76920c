import { postAddress, usePage } from '@latchkey/site';
import { Notice } from '@latchkey/ui/notice';
import { useTakenOver } from '@latchkey/ui/taken-over';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState, type ChangeEvent } from 'react';
import { searchOf } from './stay-search.ts';
import { problemWords } from './new-booking.copy.ts';
import { formValues } from './form-values.ts';
import type { FramedNewBooking, TypedBooking } from './new-booking.model.ts';
import * as styles from './new-booking.module.css';
import { GuestFields } from './parts/guest-fields.tsx';
import { Nights } from './parts/nights.tsx';
import { Offers } from './parts/offers.tsx';
import { Party } from './parts/party.tsx';
import { StayTag } from './parts/stay-tag.tsx';
import { Ways } from './parts/ways.tsx';

/** Problems that stand at a field instead of above the page. */
const ofFields = ['name_missing', 'name_invalid', 'contact_missing', 'email_invalid', 'phone_invalid', 'way_missing'];

/** A booking for who stands at the counter or is on the telephone: what can be had, for whom, and how it is paid. */
export function NewBookingView({ model }: { readonly model: FramedNewBooking }) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const { problem, chosen, stay, today, key } = model;
  const here = searchOf(stay, today, chosen?.offer);
  // The form keeps its input while somebody looks at other rooms or nights, even when no room is left for a moment.
  const [typed, setTyped] = useState(model.typed);
  const form = useRef<HTMLFormElement>(null);
  useTakenOver(form, (element) => {
    const found = formValues(element, typed);
    if (Object.entries(found).some(([name, value]) => value !== typed[name as keyof TypedBooking])) setTyped(found);
  });
  const keep = ({ target }: ChangeEvent<HTMLFormElement>): void => {
    const { name, value } = target as unknown as HTMLInputElement;
    setTyped((before) => (Object.hasOwn(before, name) ? { ...before, [name]: value } : before));
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans context="made at the desk">New booking</Trans>
      </h1>
      {problem === null || ofFields.includes(problem) ? null : (
        <Notice tone="warn" role="alert" title={i18n._(problemWords[problem])} />
      )}
      <div className={styles.two}>
        <div className={styles.asked}>
          <Nights model={model} />
          <Party model={model} />
          <Offers model={model} />
        </div>
        {chosen === null ? null : (
          <form
            className={styles.form}
            method="post"
            action={postAddress('book', locale, here)}
            noValidate
            ref={form}
            onChange={keep}
          >
            <input type="hidden" name="quote" value={chosen.quote.quoteToken} />
            <input type="hidden" name="key" value={key} />
            <div className={styles.fields}>
              <GuestFields model={model} typed={typed} />
              <Ways model={model} typed={typed} />
            </div>
            <StayTag model={model} chosen={chosen} />
          </form>
        )}
      </div>
    </div>
  );
}

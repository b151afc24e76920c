import { checkEmail } from '@latchkey/booking-core/validation';
import { postAddress, usePage } from '@latchkey/site';
import { agesParam, hotelHomeAnchor } from '@latchkey/site/urls';
import { useHydrated } from '@latchkey/stay/island';
import { typedIn, useSending } from '@latchkey/stay/send-form';
import { Button } from '@latchkey/ui/button';
import { EmailField } from '@latchkey/ui/text-field';
import { visitAtom } from '@latchkey/visit';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { SentNote } from '../talk/sent-note.island.tsx';
import { later } from '../../../offer/words/later-words.ts';
import * as styles from './tell-me.module.css';

/** "Tell me if a room becomes available": an address to which the hotel writes once; a plain form where there is no script. */
export const TellMe = later(
  ({ model: { hotel, stay, alerted, alertTo } }: { readonly model: HomeModel }): ReactNode => {
    const { t } = useLingui();
    const { api, locale } = usePage();
    const [{ notifyNoInventory }, setVisit] = useAtom(visitAtom);
    const isHydrated = useHydrated();
    const [wrong, setWrong] = useState(alerted === 'sent' ? null : alerted);
    const { state, refused, send } = useSending();
    const sentences = {
      email_missing: t`Please Enter Email Address`,
      email_invalid: t`Please Enter Valid Email Address`,
      unknown: t`Please try again later!`,
    };
    const { checkIn, checkOut, guests } = stay;
    const submit = (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const email = typedIn(event)('email');
      const refusal = checkEmail(email);
      setWrong(refusal);
      if (state !== 'open' || refusal !== null) return;
      const body = { hotelId: hotel.id, email, checkIn, checkOut, ...guests, childAges: [...guests.childAges] };
      void send(body, async (key) => {
        const reply = await api.call('requestAvailabilityAlert', {
          headers: { 'idempotency-key': key },
          body: { ...body, language: locale },
        });
        if (reply.status === 202) setVisit((visit) => ({ ...visit, notifyNoInventory: true }));
        return reply;
      });
    };
    if (notifyNoInventory || alerted === 'sent')
      return (
        <SentNote className={styles.sent}>
          <Trans>Thank you. Please confirm it with the link in the email that we have sent you.</Trans>
        </SentNote>
      );
    const fields = {
      checkIn,
      checkOut,
      adults: String(guests.adults),
      children: String(guests.childAges.length),
      infants: String(guests.infants),
      ages: agesParam(guests.childAges) ?? '',
    };
    const fault = wrong ?? (refused === null ? null : 'unknown');
    return (
      <form
        className={styles.form}
        method="post"
        action={`${postAddress('alert', locale)}${hotelHomeAnchor('rooms')}`}
        aria-label={t`Tell me if a room becomes available`}
        noValidate={isHydrated}
        onSubmit={submit}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EmailField
          label={t`Email`}
          defaultValue={alertTo}
          hint={t`We write once, if a room becomes available for these nights, and then delete your address.`}
          error={fault === null ? undefined : sentences[fault]}
        />
        <Button type="submit" look="quiet" busy={state === 'sending'}>
          <Trans>Tell me if a room becomes available</Trans>
        </Button>
      </form>
    );
  },
);

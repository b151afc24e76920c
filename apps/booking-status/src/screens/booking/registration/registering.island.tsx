import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { arrowLeft } from '@latchkey/ui/icons';
import { Notice } from '@latchkey/ui/notice';
import { lead, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { later } from '../../../words/later-words.ts';
import { ClosedRegistration } from './parts/closed-registration.tsx';
import { GuestTabs } from './parts/guest-tabs.tsx';
import { TravellerForm } from './parts/traveller-form.tsx';
import { WhyAsked } from './parts/why-asked.tsx';
import type { RegisteringModel } from '../registering.model.ts';
import * as styles from './registering.module.css';
import { toFillIn } from '../../../forms/to-fill-in.ts';

/** What the law asks of the travellers of a booking, filled in before they come. */
export const Registering = later(({ model }: { readonly model: RegisteringModel }): ReactNode => {
  const { t } = useLingui();
  const { locale } = usePage();
  const { bookingId, own, place, isUnkept } = model;
  const shown = own?.places.find((one) => one.place === place);
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <p>
        <TextLink href={inLanguage(urlOf('bookingStatus', { bookingId }), locale)}>
          <Icon icon={arrowLeft} />
          <Trans>Your booking</Trans>
        </TextLink>
      </p>
      {own === null || !own.isOpen ? (
        <ClosedRegistration by={own?.closedBy ?? null} keptUntil={own?.keptUntil ?? null} />
      ) : (
        <>
          <div>
            <h1>
              <Trans>Skip the form at reception.</Trans>
            </h1>
            <p className={cx(lead, soft)}>
              <Trans>
                Fill it in now and check-in takes a minute. You can stop and go on later, also on another phone.
              </Trans>
            </p>
          </div>
          <GuestTabs model={model} own={own} />
          {isUnkept ? (
            <Notice
              tone="bad"
              role="alert"
              title={t`It could not be kept just now. Please try again in a minute. Enter numbers of documents again.`}
            />
          ) : null}
          {own.places.every((one) => toFillIn(one) === 0) ? (
            <Notice
              tone="good"
              role="status"
              title={t`Everything is filled in. Bring the passports: reception compares them, and that is all.`}
            />
          ) : null}
          {shown === undefined ? null : <TravellerForm key={shown.place} model={model} own={own} place={shown} />}
          <WhyAsked own={own} houseCountry={model.houseCountry} />
        </>
      )}
    </main>
  );
});

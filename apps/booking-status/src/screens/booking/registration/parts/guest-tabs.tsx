import type { OwnRegistration } from '@latchkey/api-contract/types';
import { formatNumber } from '@latchkey/format/number';
import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { cx } from '@latchkey/ui/cx';
import { Icon } from '@latchkey/ui/icon';
import { check } from '@latchkey/ui/icons';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RegisteringModel } from '../../registering.model.ts';
import * as styles from '../registering.module.css';
import { firstNameOf, toFillIn, type OwnPlace } from '../../../../forms/to-fill-in.ts';

/** Everybody of the booking, with what is still to fill in of each. */
export function GuestTabs({ model, own }: { readonly model: RegisteringModel; readonly own: OwnRegistration }) {
  const { t } = useLingui();
  const { locale } = usePage();
  const { bookingId, place } = model;
  const named = useGuestName();
  return (
    <>
      <ol aria-label={t({ message: 'Guests', context: 'of a registration' })}>
        {own.places.map((one) => {
          const count = toFillIn(one);
          return (
            <li key={one.place}>
              <a
                href={inLanguage(urlOf('bookingStatus', { bookingId }, { registration: String(one.place) }), locale)}
                aria-current={one.place === place ? 'step' : undefined}
              >
                <b dir="auto">{named(one)}</b>
                <small className={cx(count === 0 && styles.ok)}>
                  {count === 0 ? (
                    <>
                      <Icon icon={check} />
                      <Trans context="of a guest’s registration">done</Trans>
                    </>
                  ) : (
                    <Plural value={count} one="# to fill in" other="# to fill in" />
                  )}
                </small>
              </a>
            </li>
          );
        })}
      </ol>
      <p>
        <Trans>
          One more, or one fewer?{' '}
          <a href={inLanguage(urlOf('modify', { bookingId }), locale)}>Change the guests of your booking.</a>
        </Trans>
      </p>
    </>
  );
}

/** A guest as the page calls one: by the first name, else by number. */
export function useGuestName(): (place: OwnPlace) => string {
  const { t } = useLingui();
  const { locale } = usePage();
  return (place) => {
    const number = formatNumber(place.place + 1, locale);
    return firstNameOf(place) || (place.isChild ? t`Child ${number}` : t`Guest ${number}`);
  };
}

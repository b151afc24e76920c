import { countryFields, type RegistrationField } from '@latchkey/booking-core/registration';
import { formatNumber } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { TextButton } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../../frame/use-has-script.ts';
import { useClipboard } from '../../../../parts/clipboard/use-clipboard.ts';
import { fieldNames, valueNames } from '../registration.copy.ts';
import type { RegistrationOfStay } from '../registration.model.ts';
import * as styles from '../registration.module.css';

const ofCountry: readonly RegistrationField[] = countryFields;

/** The fields for an authority's portal, each copied by a press; without a script as text to select. */
export function PortalFields({ places, countries }: Pick<RegistrationOfStay, 'places' | 'countries'>) {
  const { i18n, t } = useLingui();
  const { locale } = usePage();
  const due = places.filter(({ duty, faults }) => duty === 'due' && faults.length === 0);
  if (due.length === 0) return null;
  const said = (field: RegistrationField, text: string): string => {
    if (ofCountry.includes(field)) return countries.find(({ code }) => code === text)?.name ?? text;
    const name = valueNames[text];
    return name === undefined || field === 'purpose' ? text : i18n._(name);
  };
  return due.map((place) => {
    const number = formatNumber(place.place + 1, locale);
    const name = place.isChild ? t`Child ${number}` : t`Traveller ${number}`;
    return (
      <section key={place.place} aria-label={t`For the portal: ${name}`}>
        <h2 className={styles.part}>
          <Trans>For the portal: {name}</Trans>
        </h2>
        <dl className={styles.facts}>
          {place.fields.flatMap(({ field }) => {
            const text = place.entry[field] ?? '';
            return text === ''
              ? []
              : [<PortalField key={field} name={i18n._(fieldNames[field])} text={said(field, text)} />];
          })}
        </dl>
      </section>
    );
  });
}

function PortalField({ name, text }: { readonly name: string; readonly text: string }) {
  const { t } = useLingui();
  const hasScript = useHasScript();
  // Where the browser does not let a page copy, the text stands there to be selected.
  const { isCopied, copy } = useClipboard(text);
  return (
    <>
      <dt>{name}</dt>
      <dd className={styles.copied}>
        <bdi>{text}</bdi>
        {hasScript ? (
          <TextButton onClick={copy} aria-label={t`Copy: ${name}`}>
            {isCopied === true ? <Trans>Copied</Trans> : <Trans context="a field, into the clipboard">Copy</Trans>}
          </TextButton>
        ) : null}
      </dd>
    </>
  );
}

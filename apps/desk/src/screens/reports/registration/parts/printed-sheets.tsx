import { formatDate } from '@latchkey/format/date';
import { formatNumber } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { Button } from '@latchkey/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { useHasScript } from '../../../../frame/use-has-script.ts';
import { fieldNames, schemeNames } from '../registration.copy.ts';
import * as styles from '../registration.module.css';
import type { RegistrationOfStay } from '../registration.model.ts';

/** A page of A4 for each guest who signs, with the fields of the law, the family by number, and a line for the signature. */
export function PrintedSheets({ stay, places, countries }: RegistrationOfStay) {
  const { i18n } = useLingui();
  const { locale } = usePage();
  const hasScript = useHasScript();
  const signing = places.filter(({ duty, faults }) => duty === 'due' && faults.length === 0);
  const counted = places.filter(({ duty }) => duty === 'counted');
  if (signing.length === 0) return null;
  const nameOf = (country: string): string => countries.find(({ code }) => code === country)?.name ?? country;
  const nationalities = [...new Set(counted.flatMap(({ entry }) => entry.nationality ?? []))];
  return (
    <section className={styles.sheets}>
      {hasScript ? (
        <Button look="ink" className={styles.print} onClick={() => window.print()}>
          <Trans>Print the sheets</Trans>
        </Button>
      ) : null}
      {signing.map((place) => (
        <article key={place.place} className={styles.sheet}>
          <h2 className={styles.part}>{i18n._(schemeNames[stay.scheme])}</h2>
          <dl className={styles.facts}>
            <dt>
              <Trans context="of a stay, on a sheet">Arrival</Trans>
            </dt>
            <dd>{formatDate(stay.arrival, locale, 'long')}</dd>
            <dt>
              <Trans context="of a stay, on a sheet">Planned departure</Trans>
            </dt>
            <dd>{formatDate(stay.departure, locale, 'long')}</dd>
            {place.fields.flatMap(({ field }) => {
              const said = place.entry[field] ?? '';
              const isCountry = field === 'nationality' || field === 'secondNationality';
              return said === ''
                ? []
                : [
                    <dt key={field}>{i18n._(fieldNames[field])}</dt>,
                    <dd key={`${field}-said`} dir="auto">
                      {isCountry ? nameOf(said) : said}
                    </dd>,
                  ];
            })}
            {counted.length > 0 && place.place === signing[0]?.place ? (
              <>
                <dt>
                  <Trans>Companions, and their nationalities</Trans>
                </dt>
                <dd>
                  {formatNumber(counted.length, locale)} · {nationalities.map(nameOf).join(' · ')}
                </dd>
              </>
            ) : null}
          </dl>
          <p className={styles.signature}>
            <Trans>Date and signature</Trans>
          </p>
        </article>
      ))}
    </section>
  );
}

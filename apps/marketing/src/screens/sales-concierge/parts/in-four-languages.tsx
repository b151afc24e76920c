import { usePage } from '@latchkey/site';
import { directionOf, type Locale } from '@latchkey/site/urls';
import { hidden, tiny, soft } from '@latchkey/ui/text';
import { cx } from '@latchkey/ui/cx';
import { Trans } from '@lingui/react/macro';
import type { LiveHotel } from '../../../live/live-hotel.ts';
import type { ConciergeTalk } from '../sales-concierge.model.ts';
import * as styles from './in-four-languages.module.css';

/** Each language by its own name. */
const names: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', ar: 'العربية', hi: 'हिन्दी' };

interface InFourLanguagesProps {
  readonly hotel: LiveHotel;
  readonly talks: readonly ConciergeTalk[];
}

/** A hotel's questions and answers, switched between its languages in place; by style alone, so it works without JavaScript. */
export function InFourLanguages({ hotel: { name }, talks }: InFourLanguagesProps) {
  const { locale } = usePage();
  const first = talks.find((talk) => talk.locale === locale) ?? talks[0];
  return (
    <section className={styles.talk} aria-labelledby="talk" data-below="phone">
      <h2 id="talk" className={styles.title}>
        <bdi>{name}</bdi>
      </h2>
      <fieldset className={styles.languages}>
        <legend className={hidden}>
          <Trans>The answers in</Trans>
        </legend>
        {talks.map((talk) => (
          <label key={talk.locale} lang={talk.locale} className={styles.language}>
            <input
              type="radio"
              name="talk"
              value={talk.locale}
              data-talk={talk.locale}
              defaultChecked={talk.locale === first?.locale}
            />
            {names[talk.locale]}
          </label>
        ))}
      </fieldset>
      {talks.map((talk) => (
        <dl
          key={talk.locale}
          lang={talk.locale}
          dir={directionOf(talk.locale)}
          data-talk={talk.locale}
          className={styles.exchanges}
        >
          {talk.exchanges.map(({ question, answer }) => (
            <div key={question}>
              <dt className={styles.asked}>{question}</dt>
              <dd className={styles.answered}>{answer}</dd>
            </div>
          ))}
        </dl>
      ))}
      <p className={cx(tiny, soft)}>
        <Trans>Real questions and answers of this hotel, as its own page has them.</Trans>
      </p>
    </section>
  );
}

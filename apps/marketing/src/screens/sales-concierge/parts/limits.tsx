import { inLanguage, usePage } from '@latchkey/site';
import { urlOf } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { check, x } from '@latchkey/ui/icons';
import { Icon } from '@latchkey/ui/icon';
import { measure, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isOfChain } from '../../../live/chain.ts';
import * as styles from './limits.module.css';

const may: readonly ReactNode[] = [
  <Trans key="words">Answer with what you wrote, in the guest’s language.</Trans>,
  <Trans key="price">Show the price that the engine works out, taxes and fees included.</Trans>,
  <Trans key="day">Plan a day from the places that you list.</Trans>,
  <Trans key="person">Pass the guest on to you: by telephone, by video or as a question you answer by email.</Trans>,
];

const mayNot: readonly ReactNode[] = [
  <Trans key="price">Set a price, or promise one.</Trans>,
  <Trans key="guess">Guess what you have not written.</Trans>,
  <Trans key="guest">Tell a language model who the guest is. (A model you connect may only reword the plan.)</Trans>,
  <Trans key="book">Book anything without the guest pressing the button.</Trans>,
];

/** What the concierge may do and what it must leave, side by side. */
export function Limits() {
  const { locale, site } = usePage();
  const hasGuide = site.hotel === null || isOfChain(site.hotel.id);
  return (
    <section className={cx(wrap, styles.limits)} aria-labelledby="limits">
      <h2 id="limits">
        <Trans>What it may do, and what it may not.</Trans>
      </h2>
      <div className={styles.columns}>
        <ul>
          {may.map((line, place) => (
            <li key={place} className={styles.may}>
              <Icon icon={check} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
        <ul>
          {mayNot.map((line, place) => (
            <li key={place} className={styles.mayNot}>
              <Icon icon={x} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </div>
      {hasGuide ? (
        <p className={measure}>
          <TextLink href={inLanguage(urlOf('chainGuide'), locale)}>
            <Trans>See all of it: the guide of the Sandalwood hotels</Trans>
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}

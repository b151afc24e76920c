import { Section } from '@latchkey/ui/section';
import { soft } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './what-you-get.module.css';

const parts: readonly { readonly name: string; readonly title: ReactNode; readonly text: ReactNode }[] = [
  {
    name: 'price',
    title: <Trans>One price, from the first line to the receipt</Trans>,
    text: <Trans>Taxes and fees are in it from the start. Guests who are not surprised come back.</Trans>,
  },
  {
    name: 'hours',
    title: <Trans>Nights, or a few hours</Trans>,
    text: <Trans>Sell the afternoon between two guests, by the hour, on the same calendar.</Trans>,
  },
  {
    name: 'pay',
    title: <Trans>Pay now, in part, or at your reception</Trans>,
    text: <Trans>You choose what to offer. A part payment holds the room.</Trans>,
  },
  {
    name: 'languages',
    title: <Trans>Four languages, two directions</Trans>,
    text: <Trans>English, German, Arabic and Hindi; Arabic set from right to left, as it should be.</Trans>,
  },
  {
    name: 'guests',
    title: <Trans>Your guests stay yours</Trans>,
    text: (
      <Trans>They book directly with you, under your hotel’s name, and write to you. We do not stand in between.</Trans>
    ),
  },
  {
    name: 'once',
    title: <Trans>Never sold twice</Trans>,
    text: <Trans>The last room is sold once, even when two guests press at the same second.</Trans>,
  },
];

/** What a hotel gets, in six plain sentences. */
export const WhatYouGet = () => (
  <Section title={<Trans>What you get</Trans>}>
    <ul className={styles.get}>
      {parts.map(({ name, title, text }) => (
        <li key={name}>
          <b>{title}</b>
          <span className={soft}>{text}</span>
        </li>
      ))}
    </ul>
  </Section>
);

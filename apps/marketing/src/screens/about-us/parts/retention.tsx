import { cookieDays, retentionDays } from '@latchkey/booking-core/privacy';
import { inLanguage, usePage } from '@latchkey/site';
import { policyUrl } from '@latchkey/site/urls';
import { TextLink } from '@latchkey/ui/button';
import { Section } from '@latchkey/ui/section';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as styles from './retention.module.css';

const kept: readonly { readonly name: ReactNode; readonly days: number }[] = [
  { name: <Trans>A code sent by SMS or a link sent by email, after it has expired</Trans>, days: retentionDays.code },
  { name: <Trans>A quote that nobody booked</Trans>, days: retentionDays.quote },
  { name: <Trans>A newsletter address that was never confirmed</Trans>, days: retentionDays.unconfirmedAddress },
  { name: <Trans>The record that stops a double click from booking twice</Trans>, days: retentionDays.requestKey },
  { name: <Trans>The cookies for your language and your device, in your browser</Trans>, days: cookieDays },
];

/** How long things are kept, a stroke a day, as the engine deletes them. */
export function RetentionDays() {
  const { locale, site } = usePage();
  return (
    <Section
      className={styles.section}
      title={<Trans>What is deleted, and when</Trans>}
      note={
        <TextLink href={inLanguage(policyUrl('privacy', site), locale)}>
          <Trans>The whole privacy policy</Trans>
        </TextLink>
      }
    >
      <ul className={styles.kept}>
        {kept.map(({ name, days }, place) => (
          <li key={place}>
            <span>{name}</span>
            <b>
              <Plural value={days} one="# day" other="# days" />
            </b>
            <DayStrokes days={days} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const inALine = 31;
const [across, down] = [9, 16];

/** So many days, each a stroke, a month to a line. */
function DayStrokes({ days }: { readonly days: number }) {
  const lines = Math.ceil(days / inALine);
  const strokes = Array.from(
    { length: days },
    (_, day) => `M${(day % inALine) * across + 1} ${Math.floor(day / inALine) * down}v11`,
  );
  return (
    <svg className={styles.strokes} viewBox={`0 0 ${inALine * across} ${lines * down}`} aria-hidden="true">
      <path d={strokes.join('')} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

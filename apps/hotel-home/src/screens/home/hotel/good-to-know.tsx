import { Section } from '@latchkey/ui/section';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { Answers } from './answers.tsx';
import * as styles from './good-to-know.module.css';

/** The rules of the hotel, questions and answers. */
export function GoodToKnow({ hotel, faqs }: Pick<HomeModel, 'hotel' | 'faqs'>): ReactNode {
  return (
    <Section id="good-to-know" title={<Trans>Good to know</Trans>}>
      <dl className={styles.rules}>
        {hotel.rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Answers
        answers={faqs.map(({ modifiedQuestion, answer }) => ({ title: modifiedQuestion, text: answer }))}
        firstOpen
      />
    </Section>
  );
}

import { Section } from '@latchkey/ui/section';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AnswerList } from '../../../offer/answers/answer-list.tsx';
import { later } from '../../../offer/words/later-words.ts';
import type { HomeModel } from '../home.model.ts';
import { Answers } from './answers.tsx';
import * as styles from './good-to-know.module.css';

/** The rules of the hotel, questions and answers. */
export const GoodToKnow = later(({ hotel, faqs }: Pick<HomeModel, 'hotel' | 'faqs'>): ReactNode => {
  return (
    <Section id="good-to-know" title={<Trans>Good to know</Trans>}>
      <AnswerList className={styles.rules} answers={hotel.rules.map(({ name, text }) => [name, text])} />
      <Answers
        answers={faqs.map(({ modifiedQuestion, answer }) => ({ title: modifiedQuestion, text: answer }))}
        firstOpen
      />
    </Section>
  );
});

import { plus } from '@latchkey/ui/glyphs';
import { Icon } from '@latchkey/ui/icon';
import { Section } from '@latchkey/ui/section';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';
import { useStayWords } from '../words/use-stay-words.ts';
import * as styles from './good-to-know.module.css';

/** House rules, questions and answers, policies. */
export function GoodToKnow({ hotel, faqs, policies }: Pick<HomeModel, 'hotel' | 'faqs' | 'policies'>): ReactNode {
  const { t } = useLingui();
  const words = useStayWords();
  const [arrival, departure] = [words.time(hotel.checkInTime), words.time(hotel.checkOutTime)];
  const rules = [{ name: t({ message: 'Check-in', context: 'house rule' }), text: t`from ${arrival}` }, { name: t({ message: 'Check-out', context: 'house rule' }), text: t`until ${departure}` }, ...hotel.rules];
  const answers = [...faqs.map(({ modifiedQuestion, answer }) => ({ title: modifiedQuestion, text: answer })), ...policies.map(({ name, text }) => ({ title: name, text }))];
  return (
    <Section id="good-to-know" title={<Trans>Good to know</Trans>}>
      <dl className={styles.rules}>
        {rules.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.faq}>
        {answers.map(({ title, text }, place) => (
          <details key={title} open={place === 0}>
            <summary>
              {title}
              <Icon glyph={plus} />
            </summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

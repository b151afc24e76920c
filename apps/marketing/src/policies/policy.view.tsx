import { ScreenUnavailable } from '@latchkey/ui/screen-states';
import { cx } from '@latchkey/ui/cx';
import { Button } from '@latchkey/ui/button';
import { lead, measure, row, soft, wrap } from '@latchkey/ui/text';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PolicyModel } from './policy.loader.ts';
import type { Clause } from './policy.types.ts';
import { ChoiceMade } from './choice-made.tsx';
import * as styles from './policy.module.css';

/** A policy to be read: what is in it at the side, clause by clause beside it. */
export function PolicyView({ model }: { readonly model: PolicyModel }) {
  const { t } = useLingui();
  if (model.kind === 'unavailable') return <ScreenUnavailable />;
  return (
    <main id="main" className={cx(wrap, styles.page)}>
      <h1 className={styles.title}>{model.title}</h1>
      <p className={cx(lead, soft)}>{model.lead}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={t`On this page`}>
          <h2 className={styles.contentsTitle}>
            <Trans>On this page</Trans>
          </h2>
          <ol>
            {model.clauses.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {model.clauses.map((clause) => (
            <OneClause key={clause.id} clause={clause} />
          ))}
        </div>
      </div>
    </main>
  );
}

const OneClause = ({ clause: { id, title, text, rows, choices, chosen } }: { readonly clause: Clause }) => (
  <section id={id} className={styles.clause} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {text.map((paragraph) => (
      <p key={paragraph} className={measure}>
        {paragraph}
      </p>
    ))}
    {rows === undefined ? null : (
      <dl className={styles.rows}>
        {rows.map(({ name, text: said }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <bdi>{said}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    )}
    {chosen === undefined ? null : <ChoiceMade chosen={chosen} />}
    {choices === undefined ? null : (
      <form className={row} method="post" action="/t/choice">
        <Button look="quiet" type="submit" name="choice" value="denied">
          {choices.denied}
        </Button>
        <Button look="quiet" type="submit" name="choice" value="allowed">
          {choices.allowed}
        </Button>
      </form>
    )}
  </section>
);

import { advertised } from '@latchkey/booking-core/promotion';
import { formatPercent } from '@latchkey/format/number';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { lead, wrap } from '@latchkey/ui/text';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { commissionOf } from '../commission.ts';
import type { TypedFigures } from '../marketing.model.ts';
import { Board } from './board.tsx';
import { FiguresForm } from './figures-form.tsx';
import { Worth } from './worth.tsx';
import * as styles from './calculator.module.css';

/** A hotelier's own figures, and what agencies take of them: worked out while one types, or by the form's address without JavaScript. */
export function Calculator({ figures }: { readonly figures: TypedFigures }) {
  const { locale } = usePage();
  const [typed, type] = useState(figures);
  const worked = commissionOf(typed);
  const common = formatPercent(advertised.commissionSavedPercent, locale);
  return (
    <section className={styles.calculator}>
      <div className={cx(wrap, styles.columns)}>
        <div className={styles.said}>
          <h1>
            <Trans>Keep the commission, too.</Trans>
          </h1>
          <p className={lead}>
            <Trans>
              At {common} commission, an agency is paid what twenty of every hundred nights bring in. When a guest books
              with you, those nights are yours too.
            </Trans>
          </p>
          <FiguresForm
            typed={typed}
            wrong={worked.kind === 'refused' ? worked.wrong : []}
            onType={(name, text) => type((before) => ({ ...before, [name]: text }))}
          />
        </div>
        <div className={styles.board}>
          <Board percent={worked.kind === 'commission' ? worked.percent : 0} />
          {worked.kind === 'commission' ? <Worth commission={worked} /> : null}
        </div>
      </div>
    </section>
  );
}

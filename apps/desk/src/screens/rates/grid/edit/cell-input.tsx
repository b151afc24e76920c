import { formatMoney } from '@latchkey/format/money';
import { usePage } from '@latchkey/site';
import { cx } from '@latchkey/ui/cx';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useRates } from '../../rates-on-page.tsx';
import { editWords } from './edit.copy.ts';
import { guestsWouldPay } from './guests-pay.ts';
import * as styles from './rate-editor.module.css';
import { useCellNames } from './use-cell-names.ts';
import type { Edits } from './use-edits.ts';
import type { Editing } from './selection.state.ts';
import type { Selection } from './use-selection.ts';

/** The field in a cell that is typed in; below it what guests would pay, or what is wrong. */
export function CellInput({
  editing,
  selection,
  edits,
  isLast,
  area,
  shell,
}: {
  readonly editing: Editing;
  readonly selection: Selection;
  readonly edits: Edits;
  /** The cell is one of the last of its line: what stands below it opens towards the first. */
  readonly isLast: boolean;
  /** Where the cell lies in the table, as `grid-area` says it. */
  readonly area: string;
  readonly shell: HTMLElement | null;
}) {
  const { t, i18n } = useLingui();
  const { locale } = usePage();
  const { model, figures } = useRates();
  const nameOf = useCellNames();
  const hint = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(editing.text);
  const { line, date } = editing;
  useEffect(() => {
    field.current?.focus();
    if (!editing.isBegun) field.current?.select();
  }, [editing]);
  const typed = selection.read(text, line, edits.shown(line, date)?.value ?? null);
  const night = line.ratePlanId === null ? undefined : figures.planOn(line.roomTypeId, line.ratePlanId, date);
  const price =
    'value' in typed && typeof typed.value === 'number' && line.field === 'priceForPax' ? typed.value : null;
  const paid = price === null || night === undefined ? null : guestsWouldPay(model.grid, night, line, price);
  const pay = paid === null ? '' : formatMoney(paid, model.grid.currency, locale, { short: true });
  const fault = 'fault' in typed && editing.isRefused ? i18n._(editWords[typed.fault]) : null;
  const back = text.trim() === '' ? t({ message: 'back to the rule', context: 'what an emptied cell becomes' }) : '';
  const said = fault ?? (pay === '' ? back : t`guests pay ${pay}`);
  return (
    <>
      <input
        ref={field}
        className={styles.field}
        value={text}
        aria-label={nameOf(line, date)}
        aria-describedby={said === '' ? undefined : hint}
        aria-invalid={fault === null ? undefined : true}
        autoComplete="off"
        spellCheck={false}
        inputMode="text"
        data-cell-field="yes"
        onChange={(event) => {
          setText(event.target.value);
          selection.typed(event.target.value);
        }}
        onBlur={() => selection.leave(edits)}
      />
      {said === '' || shell === null
        ? null
        : createPortal(
            // Beside the cell, not in it: a line shows nothing beyond its own edge.
            <div className={styles.place} style={{ gridArea: area }}>
              <output
                id={hint}
                className={cx(styles.hint, fault !== null && styles.fault, isLast && styles.towardsFirst)}
              >
                {said}
              </output>
            </div>,
            shell,
          )}
    </>
  );
}

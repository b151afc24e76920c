import { Button } from '@latchkey/ui/button';
import { cx } from '@latchkey/ui/cx';
import { Plural, Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useRates } from '../../rates-on-page.tsx';
import * as page from '../../rates.module.css';
import { headRowsOf } from '../head-rows.tsx';
import { CellInput } from './cell-input.tsx';
import { cellAt } from './cells-in-table.ts';
import { edgesOf, isSamePlace, type Edges } from './range.ts';
import * as styles from './rate-editor.module.css';
import { EditNotice } from './edit-notice.tsx';
import { useEdits } from './use-edits.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPointer } from './use-grid-pointer.ts';
import { useSelection } from './use-selection.ts';

/** Typing in the table: by keyboard and pointer, with the way back. Its buttons stand in the page’s head. */
export function RateEditor() {
  const { model, table, lines, dates, beGrid, isGrid } = useRates();
  const edits = useEdits();
  const selection = useSelection();
  const { range, editing } = selection;
  useEffect(() => beGrid(), [beGrid]);
  useGridKeys(selection, edits);
  const drawnTo = useGridPointer(selection, edits);
  const shell = isGrid ? table.current : null;
  const isMany = range !== null && !isSamePlace(range.anchor, range.head);
  const heads = headRowsOf(model.grid.forecast);
  const edges = range === null ? null : edgesOf(range);
  const cells = edges === null ? 0 : (edges.bottom - edges.top + 1) * (edges.last - edges.first + 1);
  const target = drawnTo ?? edges;
  const areaOf = ({ top, bottom, first, last }: Edges): string =>
    `${top + heads + 1} / ${first + 2} / ${bottom + heads + 2} / ${last + 3}`;
  const cell = editing === null ? null : cellAt(table.current, lines, editing.at);
  return (
    <div className={cx(styles.bar, page.onDesktop)}>
      {edits.canUndo || edits.canRedo ? (
        <>
          <Button look="quiet" size="small" off={!edits.canUndo} onClick={edits.undo}>
            <Trans context="of what was done with rates">Undo</Trans>
          </Button>
          <Button look="quiet" size="small" off={!edits.canRedo} onClick={edits.redo}>
            <Trans context="of what was taken back">Redo</Trans>
          </Button>
        </>
      ) : null}
      {isMany && edges !== null ? (
        <>
          {edges.bottom > edges.top ? (
            <Button look="quiet" size="small" onClick={() => selection.fill('down', edits)}>
              <Trans context="cells from the first line">Fill down</Trans>
            </Button>
          ) : null}
          {edges.last > edges.first ? (
            <Button look="quiet" size="small" onClick={() => selection.fill('on', edits)}>
              <Trans context="cells from the first night">Fill across</Trans>
            </Button>
          ) : null}
        </>
      ) : null}
      {range === null ? null : (
        <Button look="quiet" size="small" onClick={() => selection.toRule(edits)}>
          <Trans context="figures of nights">Back to the rule</Trans>
        </Button>
      )}
      <span className={styles.saving} aria-live="polite">
        {edits.isSaving ? (
          <Trans context="of figures">Saving…</Trans>
        ) : isMany && edges !== null ? (
          <Plural value={cells} one="# cell" other="# cells" />
        ) : null}
      </span>
      <EditNotice edits={edits} />
      {shell === null || target === null || edges === null
        ? null
        : createPortal(
            <div
              aria-hidden="true"
              className={cx(styles.range, drawnTo !== null && styles.drawn)}
              style={{ gridArea: areaOf(target) }}
            >
              {editing === null ? <span className={styles.handle} data-fill="yes" /> : null}
            </div>,
            shell,
          )}
      {editing === null || cell === null
        ? null
        : createPortal(
            <CellInput
              key={`${editing.at.line} ${editing.at.day}`}
              editing={editing}
              selection={selection}
              edits={edits}
              isLast={editing.at.day >= dates.length - 2}
              area={areaOf(edgesOf({ anchor: editing.at, head: editing.at }))}
              shell={shell}
            />,
            cell,
          )}
    </div>
  );
}

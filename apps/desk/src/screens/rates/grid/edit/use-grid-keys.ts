import { useEffect, useEffectEvent } from 'react';
import { useRates } from '../../rates-on-page.tsx';
import type { Place } from './cell-edit.types.ts';
import { placeOf } from './cells-in-table.ts';
import { isSamePlace, steppedTo } from './range.ts';
import type { Edits } from './use-edits.ts';
import { isFlag, type Selection } from './use-selection.ts';

/** Signs that begin a figure; letters stay the desk’s own keys. */
const beginsFigure = /^[\p{Nd}+\-\u2212.,]$/u;

/** The keys of a table that is typed in, as spreadsheets have them. What is pressed here does nothing else on the page. */
export function useGridKeys(selection: Selection, edits: Edits): void {
  const { table, lines, dates } = useRates();
  const isRtl = (): boolean => table.current !== null && getComputedStyle(table.current).direction === 'rtl';
  const reach = { lines: lines.length, days: dates.length };
  const beside = ({ line, day }: Place, down: number, on: number): Place => ({
    line: Math.min(Math.max(line + down, 0), lines.length - 1),
    day: Math.min(Math.max(day + on, 0), dates.length - 1),
  });

  const inField = (event: KeyboardEvent): boolean => {
    const at = selection.editing?.at;
    if (at === undefined || event.isComposing) return false;
    const back = event.shiftKey ? -1 : 1;
    switch (event.key) {
      case 'Enter':
        selection.commit(edits, beside(at, back, 0));
        return true;
      case 'Tab':
        selection.commit(edits, beside(at, 0, back));
        return true;
      case 'Escape':
        selection.giveBack();
        return true;
      default:
        return false;
    }
  };
  const inCell = (event: KeyboardEvent, at: Place): boolean => {
    const { key, shiftKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    const { range } = selection;
    const from = shiftKey && range !== null ? range.head : at;
    const to = steppedTo(from, key, { ...reach, isRtl: isRtl(), isFar: isCommand });
    if (to !== null) {
      selection.goTo(to, shiftKey);
      return true;
    }
    if (isCommand) return byCommand(key.toLowerCase(), shiftKey);
    const line = lines[at.line];
    switch (key) {
      case 'Enter':
      case 'F2':
        if (line?.kind === 'figure' && isFlag(line)) selection.toggle(at, edits);
        else selection.edit(at, null, edits);
        return true;
      case ' ':
        if (line?.kind === 'figure' && isFlag(line)) selection.toggle(at, edits);
        return true;
      case 'Delete':
      case 'Backspace':
        selection.toRule(edits);
        return true;
      case 'Escape':
        if (range === null || isSamePlace(range.anchor, range.head)) return false;
        selection.goTo(at);
        return true;
      default:
        if (!beginsFigure.test(key) || line?.kind !== 'figure') return false;
        selection.edit(at, key, edits);
        return true;
    }
  };
  const byCommand = (key: string, isShifted: boolean): boolean => {
    switch (key) {
      case 'd':
        selection.fill('down', edits);
        return true;
      case 'r':
        if (isShifted) return false;
        selection.fill('on', edits);
        return true;
      case 'z':
        (isShifted ? edits.redo : edits.undo)();
        return true;
      case 'y':
        edits.redo();
        return true;
      case 'a':
        selection.goTo({ line: 0, day: 0 });
        selection.goTo({ line: lines.length - 1, day: dates.length - 1 }, true);
        return true;
      default:
        return false;
    }
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const target = event.target as Element;
    const place = placeOf(target, lines);
    const isDone = target.matches('[data-cell-field]') ? inField(event) : place !== null && inCell(event, place);
    if (!isDone) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const onClipboard = useEffectEvent((event: ClipboardEvent): void => {
    const target = event.target as Element;
    if (target.matches('[data-cell-field]') || placeOf(document.activeElement, lines) === null) return;
    if (event.type === 'paste') selection.paste(event.clipboardData?.getData('text/plain') ?? '', edits);
    else event.clipboardData?.setData('text/plain', selection.copy(edits) ?? '');
    event.preventDefault();
  });
  useEffect(() => {
    const shell = table.current;
    const hearKey = (event: KeyboardEvent): void => onKey(event);
    const hear = (event: ClipboardEvent): void => onClipboard(event);
    shell?.addEventListener('keydown', hearKey);
    document.addEventListener('copy', hear);
    document.addEventListener('paste', hear);
    return () => {
      shell?.removeEventListener('keydown', hearKey);
      document.removeEventListener('copy', hear);
      document.removeEventListener('paste', hear);
    };
  }, [table]);
}

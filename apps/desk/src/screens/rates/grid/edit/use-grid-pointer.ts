import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRates } from '../../rates-on-page.tsx';
import { placeOf } from './cells-in-table.ts';
import { edgesDrawnTo, edgesOf, isSamePlace, type Edges } from './range.ts';
import type { Edits } from './use-edits.ts';
import { isFlag, type Selection } from './use-selection.ts';

/**
 * The pointer in a table that is typed in: a press goes to a cell, drawing or Shift selects, the corner of what is selected
 * fills, a second press types. A finger scrolls, and its tap goes to a cell. Answers what a fill would reach.
 */
export function useGridPointer(selection: Selection, edits: Edits): Edges | null {
  const { table, lines } = useRates();
  const drawing = useRef<'range' | 'fill' | null>(null);
  const [drawnTo, setDrawnTo] = useState<Edges | null>(null);
  const placeAt = ({ clientX, clientY }: MouseEvent) => placeOf(document.elementFromPoint(clientX, clientY), lines);

  const onDown = useEffectEvent((event: MouseEvent): void => {
    const target = event.target as Element;
    if (event.button !== 0 || target.closest('[data-cell-field], a') !== null) return;
    if (target.closest('[data-fill]') !== null) {
      drawing.current = 'fill';
      event.preventDefault();
      return;
    }
    const place = placeOf(target, lines);
    if (place === null) return;
    event.preventDefault();
    drawing.current = 'range';
    selection.goTo(place, event.shiftKey);
  });
  const onMove = useEffectEvent((event: MouseEvent): void => {
    if (drawing.current === null || selection.range === null) return;
    const place = placeAt(event);
    if (place === null) return;
    if (drawing.current === 'fill') setDrawnTo(edgesDrawnTo(edgesOf(selection.range), place));
    else if (!isSamePlace(place, selection.range.head)) selection.goTo(place, true);
  });
  const onUp = useEffectEvent((): void => {
    const was = drawing.current;
    drawing.current = null;
    if (was === 'fill' && drawnTo !== null) selection.fillTo(drawnTo, edits);
    setDrawnTo(null);
  });
  const onTwice = useEffectEvent((event: MouseEvent): void => {
    const place = placeOf(event.target as Element, lines);
    const line = place === null ? undefined : lines[place.line];
    if (place === null || line?.kind !== 'figure' || (event.target as Element).matches('[data-cell-field]')) return;
    if (isFlag(line)) selection.toggle(place, edits);
    else selection.edit(place, null, edits);
  });
  useEffect(() => {
    const shell = table.current;
    const hear: Readonly<Record<string, (event: MouseEvent) => void>> = {
      mousedown: (event) => onDown(event),
      dblclick: (event) => onTwice(event),
    };
    const [move, up] = [(event: MouseEvent) => onMove(event), () => onUp()];
    for (const [name, ear] of Object.entries(hear)) shell?.addEventListener(name, ear as EventListener);
    window.addEventListener('mousemove', move);
    window.addEventListener('mouseup', up);
    return () => {
      for (const [name, ear] of Object.entries(hear)) shell?.removeEventListener(name, ear as EventListener);
      window.removeEventListener('mousemove', move);
      window.removeEventListener('mouseup', up);
    };
  }, [table]);
  return drawnTo;
}

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { hearPointer, isPointerDown } from './pointer-down.ts';

/**
 * What a page shows while nobody presses on it; during a press, what it showed when that began. News would move a line from
 * under the finger between its going down and up, and the press would be lost or do something else.
 */
export function useSteady<Model>(model: Model): Model {
  const isPressed = useSyncExternalStore(hearPointer, isPointerDown, () => false);
  const shown = useRef(model);
  // oxlint-disable-next-line react/refs -- It changes with what is painted alone, and that is what is meant.
  const steady = isPressed ? shown.current : model;
  useLayoutEffect(() => {
    shown.current = steady;
  });
  return steady;
}

import { useState } from 'react';
import { keepRows } from './plan/keep-rows.ts';
import { layOut } from './plan/lay-out.ts';
import type { PlanSection } from './plan/plan.types.ts';
import type { FramedRooms } from './rooms.model.ts';

/** The plan of a model; lines on which nothing has changed since the last one are the same. */
export function useSections(model: FramedRooms): readonly PlanSection[] {
  const [laid, setLaid] = useState(() => ({ model, sections: layOut(model) as readonly PlanSection[] }));
  if (laid.model === model) return laid.sections;
  const sections = keepRows(laid.sections, layOut(model));
  setLaid({ model, sections });
  return sections;
}

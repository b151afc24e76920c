import type { PlanSection } from '../plan/plan.types.ts';
import type { FramedRooms } from '../rooms.model.ts';
import type { PlanActs } from '../use-acts.ts';
import type { Opened } from '../plan-acts.types.ts';

/** What the parts that open beside the plan share. */
export interface OpenedProps {
  /** What was pressed: the sheet stands beside it, and gives it the focus back. */
  readonly anchor: HTMLElement | null;
  readonly model: FramedRooms;
  readonly sections: readonly PlanSection[];
  readonly acts: PlanActs;
  readonly onOpen: (what: Opened) => void;
  readonly onClose: () => void;
}

import { emptySelection, type StaySelection } from '@latchkey/booking-core/selection';
import { selectAtom, selectionIn, visitAtom } from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { hourlySale, nightlySale, type Sale } from '@latchkey/booking-core/basket';
import type { HotelRoom } from '@latchkey/api-contract/types';
import { useMemo } from 'react';
import { selectedFor } from './selected-for.ts';
import type { HoursModel, StayModel } from '../stay-model.types.ts';
import { heldRooms, stayStep, type HeldRooms, type StayStep } from './stay-step.ts';
import { useHydrated } from '../island/use-hydrated.ts';

/** What is chosen for the nights or hours of a page, for islands. */
export interface Chosen {
  /** Everything that can be chosen. */
  readonly sale: Sale<HotelRoom>;
  readonly selection: StaySelection;
  readonly held: HeldRooms;
  /** Changes it by one transition. */
  readonly change: (transition: (selection: StaySelection) => StaySelection) => StayStep;
}

/** The visit's choices. The first rendering repeats the server's, which knows of no choices, however late an island is hydrated. */
export function useChosen(
  model: Pick<StayModel, 'hotel' | 'stay' | 'availability' | 'addons'>,
  hours: HoursModel | null = null,
): Chosen {
  const isHydrated = useHydrated();
  const visit = useAtomValue(visitAtom);
  const select = useSetAtom(selectAtom);
  const sale = useMemo(() => (hours === null ? nightlySale(model) : hourlySale(model, hours)), [model, hours]);
  const selection = isHydrated ? selectionIn(visit, selectedFor(model, hours)) : emptySelection;
  return {
    sale,
    selection,
    held: heldRooms(sale, selection),
    change: (transition) => {
      const undo = select(selectedFor(model, hours), transition);
      return stayStep(sale, selection, transition(selection), undo);
    },
  };
}

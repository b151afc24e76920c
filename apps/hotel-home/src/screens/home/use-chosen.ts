import { emptySelection, selectAtom, selectionIn, visitAtom, type StaySelection } from '@latchkey/visit';
import { useAtomValue, useSetAtom } from 'jotai';
import { nightlySale, type Sale } from '@latchkey/booking-core/basket';
import type { HotelRoom } from '@latchkey/api-contract/types';
import { useMemo } from 'react';
import { selectedFor } from './selected-for.ts';
import type { RoomsModel } from './home.model.ts';
import { useIsAlive } from './use-is-alive.ts';

/** What is chosen for the stay on this page, for parts that hydrate late. */
export interface Chosen {
  /** Everything that can be chosen. */
  readonly sale: Sale<HotelRoom>;
  readonly selection: StaySelection;
  /** Changes it by one transition; answers how to undo it. */
  readonly change: (transition: (selection: StaySelection) => StaySelection) => () => void;
}

/** The visit's choices. The first rendering is the server's, which knows of none, however late the part comes alive. */
export function useChosen(model: Pick<RoomsModel, 'hotel' | 'stay' | 'availability' | 'addons'>): Chosen {
  const isAlive = useIsAlive();
  const visit = useAtomValue(visitAtom);
  const select = useSetAtom(selectAtom);
  const sale = useMemo(() => nightlySale(model), [model]);
  return {
    sale,
    selection: isAlive ? selectionIn(visit, selectedFor(model)) : emptySelection,
    change: (transition) => select(selectedFor(model), transition),
  };
}

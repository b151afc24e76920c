import { selectRatePlan } from '@latchkey/booking-core/selection';
import { act, cleanup, render } from '@testing-library/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  recallBooking,
  rememberBooking,
  selectAtom,
  storageFailureAtom,
  useRestoredVisit,
  VisitProvider,
  visitAtom,
  type VisitState,
} from '../exports/visit.ts';

const stay = { hotelId: 1760, stay: '2026-11-27/2026-11-30' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** A page of the visit: what its store holds, and how to choose in it. */
function openPage() {
  const page: { visit?: VisitState; failure?: string | null; choose?: () => void } = {};
  function Watch() {
    useRestoredVisit();
    const select = useSetAtom(selectAtom);
    Object.assign(page, {
      visit: useAtomValue(visitAtom),
      failure: useAtomValue(storageFailureAtom),
      choose: () => select(stay, (chosen) => selectRatePlan(chosen, 'king', 'flexible')),
    });
    return null;
  }
  const { unmount } = render(
    <VisitProvider>
      <Watch />
    </VisitProvider>,
  );
  return { page, unmount };
}

test('a choice is there again after a reload, and session storage holds two keys', () => {
  const first = openPage();
  act(() => first.page.choose?.());
  rememberBooking({ bookingId: 'b-1', bookingObj: { hotelId: 1760, quoteToken: 'q-1' } });
  first.unmount();
  const { page } = openPage();
  expect(page.visit?.selectedRatePlans).toEqual([{ id: 'flexible', roomTypeId: 'king', idx: 0 }]);
  expect(page.visit?.selectedFor).toEqual(stay);
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['bookingId', 'bookingObj']);
  expect(recallBooking()).toEqual({
    kind: 'kept',
    value: { bookingId: 'b-1', bookingObj: { hotelId: 1760, quoteToken: 'q-1' } },
  });
});

test('a visit kept by another version is not restored', () => {
  sessionStorage.setItem(
    'bookingObj',
    JSON.stringify({ visit: { version: 0, selectedRatePlans: [{ id: 'flexible', roomTypeId: 'king', idx: 0 }] } }),
  );
  expect(openPage().page.visit?.selectedRatePlans).toEqual([]);
});

test('without session storage the visit goes on, and the failure can be read', () => {
  const getItem = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem });
  const { page } = openPage();
  act(() => page.choose?.());
  expect(page.visit?.selectedRatePlans).toHaveLength(1);
  expect(page.failure).toBe('SecurityError');
  expect(recallBooking()).toEqual({ kind: 'session_storage_failed', reason: 'SecurityError' });
});

import { useComingPage } from '@latchkey/site';
import { stayUrl } from '@latchkey/site/urls';
import type { AskedStay } from '@latchkey/stay/use-stay';
import { atom, useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';

/** The address of the stay whose rooms the guest asked for: when it is shown, its rooms come into sight. */
export const roomsWantedAtom = atom<string | null>(null);

/** The search that the guest has made last, and what its page was for. */
const searchedAtom = atom<{ readonly asked: AskedStay; readonly on: AskedStay } | null>(null);

/**
 * What the searches of a page show: what the page is for, or what is on its way to it. Nothing else is shown, so that what
 * stands in a form is what is priced beside it.
 */
export function useSearch(
  hotelId: number,
  stay: AskedStay,
): { readonly stay: AskedStay; readonly onSearch: (asked: AskedStay) => void } {
  const [last, setLast] = useAtom(searchedAtom);
  const showRooms = useSetAtom(roomsWantedAtom);
  const isComing = useComingPage() !== null && last?.on === stay;
  return {
    stay: isComing ? last.asked : stay,
    onSearch: (asked) => {
      setLast({ asked, on: stay });
      showRooms(stayUrl({ hotelId, ...asked }));
    },
  };
}

/**
 * Brings the rooms into sight, and the focus to their title, when the guest has asked for them and they are here. The home
 * may show the same stay before its own address is reached: going there would put the page back to its top.
 */
export function useShowRooms(shown: string): void {
  const [wanted, setWanted] = useAtom(roomsWantedAtom);
  useEffect(() => {
    if (wanted !== shown || location.pathname !== wanted.split('?')[0]) return;
    // Runs after the router's scroll to the top.
    const timer = setTimeout(() => {
      document.getElementById('rooms-title')?.scrollIntoView();
      document.getElementById('rooms-title')?.focus({ preventScroll: true });
      setWanted(null);
    }, 50);
    return () => clearTimeout(timer);
  }, [wanted, setWanted, shown]);
}

import { useComingPage, usePage } from '@latchkey/site';
import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { homePath } from './stay-dates.ts';

/** The address of the stay whose rooms the guest asked for: when it is shown, its rooms come into sight. */
export const roomsWantedAtom = atom<string | null>(null);

/** Whether a new search is loading, so that the visible rooms are of the previous one. */
export function useAreRoomsComing(): boolean {
  const { site } = usePage();
  const coming = useComingPage();
  const home = homePath(site);
  const path = coming?.split(/[?#]/)[0];
  return path !== undefined && (path === home || path.startsWith('/rooms/'));
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

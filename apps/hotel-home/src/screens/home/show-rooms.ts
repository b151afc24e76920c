import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';

/** Set when the guest asked for rooms: the next page of this screen goes to them. */
export const roomsWantedAtom = atom(false);

/** Brings the rooms into sight when the guest has just asked for them and they are here. */
export function useShowRooms(stayKey: string): void {
  const [wanted, setWanted] = useAtom(roomsWantedAtom);
  useEffect(() => {
    if (!wanted) return;
    // After the router has put the new page back to its top.
    const timer = setTimeout(() => {
      document.getElementById('rooms')?.scrollIntoView();
      setWanted(false);
    }, 50);
    return () => clearTimeout(timer);
  }, [wanted, setWanted, stayKey]);
}

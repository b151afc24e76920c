import { useComingPage, usePage } from '@latchkey/site';
import { hotelHomeUrl } from '@latchkey/site/urls';

/** Whether the page of a stay is loading, so that rooms and prices in sight are of the stay before. */
export function useIsStayComing(): boolean {
  const home = hotelHomeUrl(usePage().site);
  const path = useComingPage()?.split(/[?#]/)[0];
  // `/rooms/…` and `/room-view/…`: checkout is a document of its own.
  return path !== undefined && (path === home || path.startsWith('/room'));
}

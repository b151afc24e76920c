import { usePage } from '@latchkey/site';
import { hotelHomeUrl } from '@latchkey/site/urls';
import { useRouterState } from '@tanstack/react-router';

/** Whether the page is a hotel's home, where the parts of the page are what the menu leads to. */
export function useIsHome(): boolean {
  const { site } = usePage();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return path === hotelHomeUrl(site) || path.startsWith('/rooms/');
}

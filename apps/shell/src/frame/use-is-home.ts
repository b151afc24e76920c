import { usePage } from '@latchkey/site';
import { hotelHomeUrl, isPaymentPath } from '@latchkey/site/urls';
import { useRouterState } from '@tanstack/react-router';

/** Whether the page is a hotel's home, where the parts of the page are what the menu leads to. */
export function useIsHome(): boolean {
  const { site } = usePage();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return path === hotelHomeUrl(site) || path.startsWith('/rooms/');
}

/** Whether the page is of checkout or payment, from which nothing leads away but its own acts. */
export const useIsPaying = (): boolean => isPaymentPath(useRouterState({ select: (state) => state.location.pathname }));

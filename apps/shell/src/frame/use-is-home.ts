import { usePage } from '@latchkey/site';
import { hotelHomeUrl, isPaymentPath } from '@latchkey/site/urls';
import { useRouterState } from '@tanstack/react-router';

/** Where the guest is. */
export const usePath = (): string => useRouterState({ select: ({ location }) => location.pathname });

/** Whether the page is a hotel's home, where the parts of the page are what the menu leads to. */
export function useIsHome(): boolean {
  const { site } = usePage();
  const path = usePath();
  return path === hotelHomeUrl(site) || path.startsWith('/rooms/');
}

/** Whether the page is of checkout or payment, from which nothing leads away but its own acts. */
export const useIsPaying = (): boolean => isPaymentPath(usePath());

import { useEffect } from 'react';

/**
 * Has links lead to whole pages while there is no network: the service worker answers with those that it has kept, where
 * a page of the app would ask the engine and have nothing.
 */
export function useStoredPages(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.target !== '' || link.origin !== location.origin || navigator.onLine) return;
      const [page] = link.href.split('#');
      if (page === location.href.split('#')[0]) return;
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.href);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
}

/** How long a page may take to come alive after its scripts were started, in milliseconds, before the guest is told. */
const patienceMs = 8000;

/** Shows the notice of a page whose script did not come: on a script error, for a part that stays unhydrated, or after a time-out. */
export function watchHydration(script: HTMLScriptElement): void {
  const page = document.documentElement;
  const notice = script.previousElementSibling as HTMLElement;
  const look = (): void => {
    const { hydration } = page.dataset;
    notice.hidden = hydration !== 'static' && hydration !== 'lost';
  };
  new MutationObserver(look).observe(page, { attributes: true, attributeFilter: ['data-hydration'] });
  const lost = (): void => {
    if (!page.dataset['hydration']) page.dataset['hydration'] = 'lost';
  };
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && lost(), true);
  addEventListener('load', () => setTimeout(lost, patienceMs));
}

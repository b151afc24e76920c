/**
 * Watches what React takes out of the server's page. What it returns is called when React tells of a part that it drew anew:
 * then what a guest had typed there, and the focus, are given back. Call it before hydration.
 */
export function watchLost(root: Element): () => void {
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));
  const watch = new MutationObserver(() => undefined);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    const [records, was] = [watch.takeRecords(), focused];
    void import(/* webpackChunkName: "strangers" */ './give-back-typed.ts').then(
      ({ giveBackTyped }) => giveBackTyped(root, records, was),
      console.warn,
    );
  };
}

/**
 * Whether a browser has what the page's script needs to start (docs/design.md, "Browsers"): there in Chrome 98, Firefox 98
 * and Safari 15.4. What is newer and asked for is put in by `newer-methods.ts`.
 */
export const isSupported = (): boolean =>
  'at' in [] && 'hasOwn' in Object && 'structuredClone' in window && 'HTMLDialogElement' in window;

/** In a browser below the floor the page stays as the server sent it, with the forms that stand in `noscript`. */
export function keepPlain(): void {
  for (const plain of document.querySelectorAll('noscript:not([data-off])'))
    plain.replaceWith(document.createRange().createContextualFragment(plain.textContent));
  document.documentElement.dataset['hydration'] = 'static';
}

/**
 * What a browser must have for the page's script to start (docs/design.md, "Browsers"): there in Chrome 98, Firefox 98 and
 * Safari 15.4. What is newer and asked for is put in by `newer-methods.ts`.
 */
const isMet = `'at'in[]&&Object.hasOwn&&window.structuredClone&&window.HTMLDialogElement`;

/**
 * Inline script, at the beginning of the one that starts the others: in a browser below the floor none starts. The page
 * stays as the server sent it, with the forms that stand in `noscript`.
 */
export const keepPlainBelowFloor = `if(!(${isMet})){document.querySelectorAll('noscript').forEach(n=>n.replaceWith(document.createRange().createContextualFragment(n.textContent)));document.documentElement.dataset.hydration='static';return}`;

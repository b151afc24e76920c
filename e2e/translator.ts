import type { Page } from '@playwright/test';

/**
 * How a browser's translator writes into a page: it puts each text into elements of its own, or elements into the place of
 * each text; `none` is the control. What changes or comes later is written over likewise.
 */
export type Translating = 'none' | 'around' | 'instead';

/** Has every page of this guest translated from the moment it answers to presses, and kept so. */
export async function translate(page: Page, way: Translating): Promise<void> {
  if (way !== 'none') await page.addInitScript(translator, way);
}

/** Runs in the page. */
function translator(way: Translating): void {
  const isOurs = (text: Text): boolean =>
    text.data.trim() !== '' &&
    text.parentElement !== null &&
    text.parentElement.closest('font,script,style,noscript,textarea,svg,title') === null;
  const write = (text: Text): void => {
    if (!text.isConnected || !isOurs(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    if (way === 'instead') inner.append(document.createTextNode(text.data));
    text.replaceWith(outer);
    if (way === 'around') inner.append(text);
  };
  const writeAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) write(text);
  };
  const begin = (): void => {
    writeAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') writeAll(target);
        else for (const node of addedNodes) writeAll(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    document.documentElement.dataset['translated'] = way;
  };
  const isAlive = (): boolean =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps'));
  const wait = (): void => void (isAlive() ? begin() : setTimeout(wait, 50));
  addEventListener('load', wait);
}

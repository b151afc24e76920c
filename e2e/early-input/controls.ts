import type { Locator, Page } from '@playwright/test';

type Kind = 'button' | 'link' | 'tick' | 'choice' | 'text' | 'fold';

/** Something on a page that a guest presses, ticks, chooses or types into, as the server drew it. */
export interface Control {
  readonly place: number;
  readonly kind: Kind;
  readonly name: string;
  readonly isAlways: boolean;
  /** The path of a link. */
  readonly leadsTo: string;
}

const every = 'button,a[href],input:not([type=hidden],[type=file]),select,textarea,summary';

/** Numbers the controls of a page as the server drew them, before any script of the page runs; notes removed nodes. */
export const numberControls = (page: Page): Promise<unknown> =>
  page.addInitScript((selector) => {
    const takenOut: Node[] = [];
    Object.assign(window, { takenOut });
    // A quote that a page asks for ahead, some seconds after a choice, is not of the act.
    HTMLScriptElement.supports = () => false;
    addEventListener('DOMContentLoaded', () => {
      document.querySelectorAll<HTMLElement>(`#root :is(${selector})`).forEach((element, place) => {
        element.dataset['control'] = String(place);
        if ('value' in element) Object.assign(element, { drawnValue: element.value });
      });
      const root = document.querySelector('#root');
      if (root === null) return;
      new MutationObserver((records) => {
        for (const { removedNodes } of records) takenOut.push(...removedNodes);
      }).observe(root, { childList: true, subtree: true });
    });
  }, every);

/** What the page that is open took out of what the server drew: what is drawn anew moves, and forgets what was done to it. */
export const takenOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window as unknown as { readonly takenOut: readonly Node[] }).takenOut
      .filter((node) => !node.isConnected && !(node instanceof Comment))
      .map((node) => `${node.nodeName} ${(node.textContent ?? '').trim().slice(0, 60)}`),
  );

const control = (page: Page, { place }: Pick<Control, 'place'>): Locator => page.locator(`[data-control="${place}"]`);

/** The controls of the page that is open which a guest can see, and whose use stays on its site. */
export const controlsOf = (page: Page, always: string | undefined): Promise<Control[]> =>
  page.evaluate((chosen) => {
    const kindOf = (element: HTMLElement): Kind => {
      if (element instanceof HTMLSelectElement) return 'choice';
      if (element instanceof HTMLTextAreaElement) return 'text';
      if (element instanceof HTMLInputElement) return /checkbox|radio/.test(element.type) ? 'tick' : 'text';
      return element instanceof HTMLAnchorElement ? 'link' : element instanceof HTMLButtonElement ? 'button' : 'fold';
    };
    const isSeen = (element: HTMLElement): boolean => {
      const { width } = element.getBoundingClientRect();
      return width > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    return [...document.querySelectorAll<HTMLElement>('[data-control]')].flatMap((element) => {
      const kind = kindOf(element);
      const shown = kind === 'tick' ? ((element as HTMLInputElement).labels?.[0] ?? element) : element;
      const leadsAway =
        element instanceof HTMLAnchorElement &&
        (element.origin !== location.origin || element.target !== '' || element.download !== '' || element.hash !== '');
      if (!isSeen(shown) || leadsAway || element.matches(':disabled,[aria-disabled=true],[readonly]')) return [];
      const name = (element.getAttribute('aria-label') ?? shown.textContent)
        .trim()
        .replaceAll(/\s+/g, ' ')
        .slice(0, 50);
      return {
        place: Number(element.dataset['control']),
        kind,
        name: name || (element.getAttribute('name') ?? ''),
        leadsTo: element instanceof HTMLAnchorElement ? element.pathname : '',
        isAlways: chosen !== undefined && element.matches(chosen),
      };
    });
  }, always);

/** Does to a control what a guest does; `meanwhile` happens while it is held down, where it is pressed. */
export async function use(page: Page, used: Control, meanwhile: () => Promise<void>): Promise<void> {
  const at = control(page, used);
  const press = async (pressed: Locator): Promise<void> => {
    await pressed.hover();
    await page.mouse.down();
    await meanwhile();
    await page.mouse.up();
  };
  switch (used.kind) {
    case 'tick':
      return press((await isDrawn(at)) ? at : page.locator('label').filter({ has: at }));
    case 'choice': {
      const value = await at.evaluate(({ options, selectedIndex }: HTMLSelectElement) => {
        const others = [...options].filter((option, place) => place !== selectedIndex && !option.disabled);
        return others.at(0)?.value ?? '';
      });
      return void (await at.selectOption(value));
    }
    case 'text':
      return at.fill(await at.evaluate(({ type }: HTMLInputElement) => (type === 'date' ? '2027-02-03' : '4')));
    case 'button':
    case 'link':
    case 'fold':
      return press(at);
  }
}

const isDrawn = (at: Locator): Promise<boolean> =>
  at.evaluate(
    (element) => element.getBoundingClientRect().width > 2 && element.checkVisibility({ opacityProperty: true }),
  );

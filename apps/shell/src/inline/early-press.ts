/** How often, and how many milliseconds apart, it is looked whether a button has come alive. */
const tries = 100;
const apartMs = 200;

type Pressable = HTMLButtonElement | HTMLAnchorElement;

const isLink = (pressed: Pressable): pressed is HTMLAnchorElement => 'href' in pressed;

/**
 * Remembers a button press from before hydration and repeats it afterwards (the last one if several), so that a guest on a
 * slow line need not press twice. Buttons work as plain forms if the page's script never arrives. Links are not
 * remembered, except on a page on which something was typed, to the same page in another language or of another stay: its
 * script takes that along. A form without an address of its own is not sent for the guest.
 */
export function earlyPresses(): void {
  const page = document.documentElement;
  let kept: Pressable | null = null;
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<Pressable>('button,a[href]') : null;
      if (!pressed) return;
      if (page.dataset['hydration']) {
        if (isLink(pressed) && isRepeated(pressed)) wakeForm();
      } else if (event.isTrusted && isPlain(event) && isRepeated(pressed)) {
        event.preventDefault();
        kept = pressed;
      }
    },
    true,
  );
  new MutationObserver((_, observer) => {
    if (!page.dataset['hydration']) return;
    observer.disconnect();
    if (kept && isLink(kept)) wakeForm();
    // By then the parts that hydrate with the page have.
    setTimeout(() => repeat(kept));
  }).observe(page, { attributes: true, attributeFilter: ['data-hydration'] });
}

const isRepeated = (pressed: Pressable): boolean =>
  isLink(pressed)
    ? isSamePage(pressed) && isTyped()
    : pressed.type !== 'submit' || Boolean(pressed.form?.hasAttribute('action'));

/** Others open elsewhere what is pressed. */
const isPlain = (event: MouseEvent): boolean => !event.ctrlKey && !event.metaKey && !event.shiftKey;

const isSamePage = ({ hreflang, host, pathname, search }: HTMLAnchorElement): boolean =>
  hreflang !== '' || (host === location.host && pathname === location.pathname && search !== location.search);

const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input,form textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

/** A key press in the form makes React hydrate the form first, also for a press between the two. */
const wakeForm = (): unknown =>
  document.querySelector('main form')?.dispatchEvent(new Event('keyup', { bubbles: true }));

/** A part of the page that comes later (an island) is waited for. */
function repeat(kept: Pressable | null, tried = 0): void {
  if (!kept?.isConnected) return;
  if (isAlive(kept) || tried > tries) kept.click();
  else setTimeout(() => repeat(kept, tried + 1), apartMs);
}

/** What React has taken over carries its properties. */
const isAlive = (pressed: Pressable): boolean =>
  isLink(pressed) || Object.keys(pressed).some((key) => key.startsWith('__react'));

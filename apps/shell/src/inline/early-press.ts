import { isTakenOver } from './taken-over.ts';

export type Pressable = HTMLButtonElement | HTMLAnchorElement;

const isLink = (pressed: Pressable): pressed is HTMLAnchorElement => 'href' in pressed;

/** What a click presses, where it is a press that can be repeated; null where the browser shall go on by itself. */
export function repeatable(event: MouseEvent): Pressable | null {
  const pressed = event.target instanceof Element ? event.target.closest<Pressable>('button,a[href]') : null;
  return pressed && isPlain(event) && isRepeated(pressed) ? pressed : null;
}

/** What React must have taken over before a press is heard: for a link that takes the form's input along, the form. */
export const neededFor = (pressed: Pressable): Element => (isLink(pressed) && inForm()) || pressed;

/** A key press in the form makes React hydrate the form first. Answers whether the form hears of a press then. */
export function isFormAwake(pressed: Pressable): boolean {
  const form = isLink(pressed) ? inForm() : null;
  form?.dispatchEvent(new Event('keyup', { bubbles: true }));
  return form === null || isTakenOver(form);
}

const inForm = (): Element | null => document.querySelector('main form > *');

/** Others open elsewhere what is pressed. */
const isPlain = (event: MouseEvent): boolean => !event.ctrlKey && !event.metaKey && !event.shiftKey;

/** A form without a script of its own has an address, or says how it is sent to this page. */
function isRepeated(pressed: Pressable): boolean {
  if (isLink(pressed)) return isSamePage(pressed) && isTyped();
  const { form } = pressed;
  return pressed.type !== 'submit' || form === null || form.hasAttribute('action') || !form.hasAttribute('method');
}

const isSamePage = ({ hreflang, host, pathname, search }: HTMLAnchorElement): boolean =>
  hreflang !== '' || (host === location.host && pathname === location.pathname && search !== location.search);

const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input,form textarea')].some(
    (field) => field.value !== field.defaultValue,
  );

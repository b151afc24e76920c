import type { ReturnedForm } from '@latchkey/site/screen';
import { addressOf, sendForm, type Sent } from './send-form.ts';

/** What becomes of presses on a page. */
export interface Watching {
  /** There is no line: nothing was sent. */
  readonly onNoLine: () => void;
  /** A form is on its way. */
  readonly onSending: () => void;
  /** A form was sent and the page stays. `isOnce`: pressed again, it has its effect once. */
  readonly onSent: (sent: Exclude<Sent, { kind: 'again' | 'led_on' | 'page' }>, isOnce: boolean) => void;
  /** The page is to be shown with a form that was refused. */
  readonly onAgain: (form: HTMLFormElement, address: URL, returned: ReturnedForm) => void;
  /** It was done, or leads elsewhere. */
  readonly onLedOn: (to: string) => void;
}

/**
 * Watches every form of the page that does something. With no line it stays unsent. One that the page's own script leaves to
 * the browser goes from here, once at a time, and the page stays. Answers how to stop watching.
 */
export function watchPresses(watching: Watching): () => void {
  const underWay = new WeakSet<HTMLFormElement>();
  const leaving = new AbortController();
  const { signal } = leaving;
  const pressed = new WeakSet<HTMLFormElement>();
  const before = (event: SubmitEvent): void => {
    const form = event.target;
    if (!isAct(form)) return;
    // A second press in the same moment comes before the page can be busy.
    const isTwice = pressed.has(form);
    pressed.add(form);
    setTimeout(() => pressed.delete(form));
    if (!isTwice && navigator.onLine) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!navigator.onLine) watching.onNoLine();
  };
  const after = (event: SubmitEvent): void => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    if (underWay.has(form)) return;
    underWay.add(form);
    void send(form, event.submitter);
  };
  const send = async (form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> => {
    submitter?.setAttribute('aria-busy', 'true');
    watching.onSending();
    const sent = await sendForm(form, submitter);
    if (signal.aborted) return;
    if (sent.kind === 'led_on') return watching.onLedOn(sent.to);
    submitter?.removeAttribute('aria-busy');
    underWay.delete(form);
    if (sent.kind === 'page') return HTMLFormElement.prototype.submit.call(form);
    if (sent.kind === 'again') return watching.onAgain(form, new URL(addressOf(form, submitter)), sent.returned);
    watching.onSent(sent, form.querySelector('input[type=hidden][name=key]') !== null);
  };
  // Before the page's own script hears of it, and after it has.
  window.addEventListener('submit', before, { capture: true, signal });
  window.addEventListener('submit', after, { signal });
  return () => leaving.abort();
}

/** Whether a form does something, wherever it is sent; others ask for a page. */
const isAct = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement && form.getAttribute('method') !== 'get' && form.method !== 'dialog';

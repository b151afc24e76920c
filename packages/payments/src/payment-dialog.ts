import type { PaymentWindow, WindowWords } from './payment.types.ts';

interface PaymentDialog {
  /** Where a gateway's fields are put. */
  readonly place: HTMLElement;
  /** The fields are there: paying can begin, at the first of them where the guest has not gone elsewhere. */
  readonly ready: (focusFirst: () => void) => void;
  readonly close: () => void;
  /** As by its button: fields in a frame keep Escape to themselves and only tell of it. */
  readonly leave: () => void;
}

/** After so long without an answer the dialog can be left. */
const patienceMs = 20_000;

/** A dialog of our own around a gateway's fields, with one button to pay and one to leave; Escape leaves, too. */
export function paymentDialog(
  { hotelName, brand }: Pick<PaymentWindow, 'hotelName' | 'brand'>,
  words: WindowWords,
  { onPay, onClose }: { readonly onPay: () => Promise<void>; readonly onClose: () => void },
): PaymentDialog {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-label', words.title);
  Object.assign(dialog.style, {
    border: '0',
    borderRadius: '6px',
    boxShadow: '0 12px 48px rgb(0 0 0 / 30%)',
    padding: '24px',
    inlineSize: 'min(440px, calc(100vw - 32px))',
    boxSizing: 'border-box',
    colorScheme: 'light',
    background: '#fff',
    color: '#13211f',
  });
  const heading = document.createElement('h2');
  heading.tabIndex = -1;
  heading.textContent = `${words.title} · ${hotelName}`;
  Object.assign(heading.style, { fontSize: '1.125rem', margin: '0 0 16px', outline: 'none' });
  const place = document.createElement('div');
  place.style.minBlockSize = '220px';
  const form = document.createElement('form');
  const pay = button(words.pay, { background: brand, color: '#fff', borderColor: brand });
  pay.disabled = true;
  const leave = button(words.close, { background: '#fff', color: 'inherit', borderColor: '#788682' });
  leave.type = 'button';
  form.append(place, pay, leave);
  dialog.append(heading, form);

  const leaveIt = (): void => {
    if (isPaying) return;
    close();
    onClose();
  };
  let isPaying = false;
  const close = (): void => {
    dialog.close();
    dialog.remove();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isPaying || pay.disabled) return;
    isPaying = true;
    [pay.disabled, leave.disabled] = [true, true];
    const freed = (): void => {
      isPaying = false;
      pay.removeAttribute('aria-busy');
      [pay.disabled, leave.disabled] = [false, false];
    };
    pay.setAttribute('aria-busy', 'true');
    // A silent gateway keeps nobody: the engine hears of the outcome by itself.
    const late = setTimeout(() => {
      isPaying = false;
      leave.disabled = false;
    }, patienceMs);
    void onPay().finally(() => {
      clearTimeout(late);
      freed();
    });
  });
  leave.addEventListener('click', leaveIt);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leaveIt();
  });
  document.body.append(dialog);
  dialog.showModal();
  // Of its buttons only the one that leaves can be pressed yet: the key that has opened the dialog would shut it again.
  heading.focus();
  const ready = (focusFirst: () => void): void => {
    pay.disabled = false;
    if (document.activeElement === heading) focusFirst();
  };
  return { place, close, leave: leaveIt, ready };
}

function button(
  text: string,
  look: Readonly<Record<'background' | 'color' | 'borderColor', string>>,
): HTMLButtonElement {
  const made = document.createElement('button');
  made.textContent = text;
  Object.assign(made.style, {
    font: 'inherit',
    minBlockSize: '48px',
    inlineSize: '100%',
    marginBlockStart: '12px',
    borderRadius: '3px',
    borderStyle: 'solid',
    borderWidth: '1px',
    cursor: 'pointer',
    ...look,
  });
  return made;
}

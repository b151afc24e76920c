import { earlyFields, isTick } from './early-fields.ts';
import { isFormAwake, neededFor, repeatable, type Pressable } from './early-press.ts';
import { afterReact, isStatic, isTakenOver } from './taken-over.ts';

/** How often, and how many milliseconds apart, it is looked whether React has taken over what waits for it. */
const tries = 400;
const apartMs = 50;

/**
 * Lets a press, a tick, a choice and a text count once at whatever moment of a page's start: those that React could not
 * hear of are kept, and repeated when React has taken over where they happened, fields first, then the last press. A
 * press that React has heard is dropped. Buttons work as plain forms if the page's script never arrives. Links are not
 * kept, except, once the guest has typed on the page, to the same page in another language or of another stay: its
 * script takes the input along.
 */
export function earlyInput(): void {
  const fields = earlyFields();
  let kept: Pressable | null = null;
  let repeated: Pressable | null = null;
  let looked = 0;
  let isLooking = false;

  const look = (): void => {
    fields.tell();
    const isLate = isStatic() || looked > tries;
    if (kept && (isLate || isTakenOver(neededFor(kept)))) press(kept, isLate);
    isLooking = !isLate && (kept !== null || !fields.isEmpty());
    // Until the page is there, or is given up, there is nothing to be late for.
    if (document.documentElement.dataset['hydration']) looked += 1;
    if (isLooking) setTimeout(look, apartMs);
  };
  const wait = (): void => {
    if (!isLooking) setTimeout(look);
    isLooking = true;
  };
  const press = (pressed: Pressable, isLate: boolean): void => {
    kept = null;
    // One whose part React has begun to hydrate, but not done with, is kept again.
    if (!isLate) repeated = pressed;
    if (pressed.isConnected) pressed.click();
    repeated = null;
  };
  /** What was done before is known to the page before what is done now. */
  const hear = ({ target }: Event, isHeard: boolean): void => {
    if (isHeard) fields.forget(target);
    fields.tell();
  };
  const keep = (field: EventTarget | null): void => {
    fields.keep(field);
    wait();
  };

  afterReact('click', (event, isHeard) => {
    hear(event, isHeard);
    if (!isHeard && isTick(event.target)) keep(event.target);
    const pressed = repeatable(event);
    if (!pressed || isStatic()) return;
    const isMade = isHeard && isFormAwake(pressed);
    // What a script presses is not a guest's press.
    if (!event.isTrusted && pressed !== repeated) return;
    kept = isMade ? null : pressed;
    if (isMade) return;
    event.preventDefault();
    wait();
  });
  // A tick is a click to React.
  for (const name of ['input', 'change'] as const)
    afterReact(name, (event, isHeard) => {
      if (isTick(event.target)) return;
      hear(event, isHeard);
      if (!isHeard) keep(event.target);
    });
  for (const name of ['keydown', 'submit'] as const) afterReact(name, hear);
}

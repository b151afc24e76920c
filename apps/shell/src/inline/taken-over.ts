const rootOf = (): HTMLElement | null => document.getElementById('root');

/** React marks the elements that it has taken over, and the root at which it listens. */
export const isTakenOver = (element: Element | null): boolean =>
  element !== null && Object.keys(element).some((key) => key.startsWith('__react'));

/** Whether the page stays as the server sent it: nothing is going to be taken over. */
export const isStatic = (): boolean => document.documentElement.dataset['hydration'] === 'static';

/** An event in the page, and whether React could hear of it. */
export type Listener<Happened extends Event> = (event: Happened, isHeard: boolean) => void;

/**
 * Listens to what happens in the page right after React did, where React is there: of those that listen at its root the last
 * that came is asked last.
 */
export function afterReact<Name extends keyof HTMLElementEventMap>(
  name: Name,
  listen: Listener<HTMLElementEventMap[Name]>,
): void {
  let wasWatched = false;
  const heard = (event: HTMLElementEventMap[Name]): void => listen(event, wasWatched && !isUnheard(event));
  addEventListener(
    name,
    ({ target }) => {
      const root = rootOf();
      if (!(target instanceof Element) || !root?.contains(target)) return;
      wasWatched = !target.matches(typedFields) || '_valueTracker' in target;
      root.removeEventListener(name, heard, true);
      root.addEventListener(name, heard, true);
    },
    true,
  );
}

/** Of these React compares the value with the one that it found: a change of which it was woken is none to it. */
const typedFields = 'input,textarea';

/**
 * Whether React did not hear of an event: it is not there yet, or the part in which it happened waits for its code. React
 * stops such an event at the root and forgets it; what a browser does by itself, a tick or a form that is sent, goes on.
 */
const isUnheard = (event: Event): boolean => !isStatic() && (isStopped(event) || !isTakenOver(rootOf()));

// oxlint-disable-next-line typescript/no-deprecated -- Nothing else tells that an event was stopped.
const isStopped = (event: Event): boolean => event.cancelBubble;

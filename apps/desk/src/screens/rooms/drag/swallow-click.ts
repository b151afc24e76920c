/** The click that ends a drag comes right after its last event. */
const comesMs = 60;

/** Keeps the click with which a drag ends from what lies beneath; `isUp` is whether the pointer has been lifted already. */
export function swallowClick(isUp: boolean): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const off = (): void => {
    removeEventListener('click', swallow, true);
    removeEventListener('pointerup', soon, true);
    removeEventListener('pointerdown', off, true);
  };
  const soon = (): void => void setTimeout(off, comesMs);
  addEventListener('click', swallow, true);
  addEventListener('pointerup', soon, true);
  addEventListener('pointerdown', off, true);
  if (isUp) soon();
}

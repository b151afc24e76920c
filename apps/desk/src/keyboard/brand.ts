import { buttonClass } from '@latchkey/ui/button';
import { inSight } from './in-sight.ts';

const classesOf = (look: 'brand' | 'quiet'): readonly string[] => buttonClass({ look }).split(' ');

/** The look of the brand is the button's own; others add to it. */
const isBrand = (one: HTMLElement): boolean => {
  const [brand, quiet] = [classesOf('brand'), classesOf('quiet')];
  return quiet.every((name) => one.classList.contains(name) === brand.includes(name));
};

/** The press that counts: of the form where somebody writes, else of the page. */
export function brandIn(target: EventTarget | null): HTMLElement | undefined {
  const form = target instanceof Element ? target.closest('form') : null;
  const ofForm = form === null ? [] : inSight('button[type=submit]', form);
  const ofPage = inSight('main :is(button, a), nav button').filter(isBrand);
  return ofForm.find(isBrand) ?? ofForm[0] ?? ofPage[0];
}

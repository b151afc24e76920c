import { inSight } from './in-sight.ts';

/** The line that was last walked on, and how many stood before it: one that is done goes, and the next takes its place. */
let last = { name: '', at: 0 };

const lineOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-line]') ?? null;

/** A booking may stand in two sections. */
const nameOf = (line: HTMLElement): string => `${line.closest('section')?.id ?? ''} ${line.dataset['line'] ?? ''}`;

/** The line that has the focus. */
export const lineInHand = (): HTMLElement | null => lineOf(document.activeElement);

/**
 * Puts the focus a line further on or back; where no line has it, on that where it last was, or which has taken its place.
 * False at the end of the lines: then the page scrolls.
 */
export function walk(step: 1 | -1): boolean {
  const lines = inSight('[data-line]');
  const here = lineInHand();
  const next = here === null ? resumed(lines) : lines.indexOf(here) + step;
  const line = lines[next];
  const link = line?.querySelector('a');
  if (line === undefined || !link) return false;
  last = { name: nameOf(line), at: next };
  link.focus({ preventScroll: true });
  line.scrollIntoView({ block: 'nearest' });
  return true;
}

function resumed(lines: readonly HTMLElement[]): number {
  const again = lines.findIndex((line) => nameOf(line) === last.name);
  return again === -1 ? Math.min(last.at, lines.length - 1) : again;
}

/** The buttons and links of a line that do something, the likeliest last. */
export const actsOf = (line: HTMLElement): readonly HTMLElement[] => inSight('[data-acts] :is(button, a)', line);

import { withoutUnseen } from './pasted.ts';

/** Input as one line: a break, a tab and every run of spaces become one space, and invisible characters go. */
export function oneLine(typed: string): string {
  return withoutUnseen(typed)
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .trim();
}

/** A message as it was typed: its lines, without unseen signs, tabs, runs of spaces, and more than one empty line. */
export function plainLines(typed: string): string {
  return typed
    .split(/\r\n|[\n-\r\u0085\u2028\u2029]/)
    .map(oneLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A name with a space behind each point in it ("K. R. Rao"): mail programs make a link of letters with a point between them. */
export function withoutHosts(name: string): string {
  return name.replace(/\.(?=[^\s.])/g, '. ');
}

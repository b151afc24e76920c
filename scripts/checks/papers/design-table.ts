import { parts, type Part } from '../../../boundaries/parts.ts';
import type { MadePart } from './made.ts';

const head = '| place | what lives there | what it may touch |\n| --- | --- | --- |\n';

const touched = ({ reaches = [], uses }: Part): string =>
  [
    ...(reaches.length === 0 ? ['nothing of ours'] : reaches),
    ...(uses ?? []).filter((name) => !name.startsWith('@types/')),
  ].join(', ');

/** The table of parts in docs/design.md says what the boundary rules hold: it is made of the same rows. */
export const designTable: MadePart = {
  file: 'docs/design.md',
  opens: head,
  closes: '\n\n',
  text: parts.map((part) => `| \`${part.place}\` | ${part.lives} | ${part.touches ?? touched(part)} |`).join('\n'),
};

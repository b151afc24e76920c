import { contrast, ink, parseHex, white, type Channels } from '@latchkey/booking-core/colour';

const least = 7;
const steps = 100;

/** Why text cannot be read on a colour, with the nearest one on which it can; null where it can. */
export function unreadable(colour: string, text: 'white' | 'ink'): string | null {
  const ground = parseHex(colour);
  const [ofText, towards] = text === 'white' ? [white, [0, 0, 0] as const] : [ink, white];
  if (ground === null) return null;
  const measured = contrast(ground, ofText);
  if (measured >= least) return null;
  const near = Array.from({ length: steps }, (_, step) => mixed(ground, towards, (step + 1) / steps)).find(
    (one) => contrast(one, ofText) >= least,
  );
  const name = text === 'white' ? 'white' : '#13211f, the colour of text';
  // Rounded down: 6.96 is not 7.
  const figure = Math.floor(measured * 10) / 10;
  return `is ${colour}, whose contrast with ${name} is ${figure}:1, and 7:1 is wanted${near === undefined ? '' : `: ${hex(near)} would do`}`;
}

const mixed = (one: Channels, other: Channels, share: number): Channels => [
  part(one[0], other[0], share),
  part(one[1], other[1], share),
  part(one[2], other[2], share),
];
const part = (one: number, other: number, share: number): number => Math.round(one + (other - one) * share);
const hex = (channels: Channels): string => `#${channels.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

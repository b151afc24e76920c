import { z } from 'zod';

// The kinds of values that settings have, as an environment writes them.

export const onOff = z
  .enum(['on', 'off'])
  .default('on')
  .transform((value) => value === 'on');

/** A number of the network, 0 for any that is free. */
export const port = z.coerce.number().int().min(0).max(65_535);

export const seconds = z.coerce.number().positive();

/** How many of something there may be. */
export const count = z.coerce.number().int().positive();

/** The names of a list with commas, in small letters. */
export const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '');

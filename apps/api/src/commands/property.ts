import type { Settings } from '../settings.ts';
import { askAsProperty } from './ask-api.ts';
import { propertyActions } from './property-actions.ts';
import { answerInLines } from './property-answer.ts';

/** `property <hotel> <action> …` over the running API; a hotel by its id or its slug. True where the API did it. */
export async function runProperty(
  settings: Settings,
  words: readonly string[],
  say: (line: string) => void,
  now: Date,
): Promise<boolean> {
  const [hotel, name = '', ...rest] = words;
  const action = Object.hasOwn(propertyActions, name) ? propertyActions[name] : undefined;
  const given = action?.arguments(rest) ?? null;
  if (hotel === undefined || action === undefined || given === null) {
    for (const [each, { usage, does }] of Object.entries(propertyActions))
      say(`pnpm api property <hotel> ${each} ${usage}  ${does}`);
    return false;
  }
  const outcome = await askAsProperty(settings, hotel, action, given, now);
  for (const line of typeof outcome === 'string' ? [outcome] : answerInLines(outcome.body)) say(line);
  return typeof outcome !== 'string' && outcome.isDone;
}

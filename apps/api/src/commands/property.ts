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
  if (hotel === undefined || action === undefined) {
    if (name !== '') say(`There is no "${name}".`);
    for (const each of Object.keys(propertyActions)) say(usageOf(each));
    return false;
  }
  const given = action.arguments(rest);
  if (typeof given === 'string') {
    say(given);
    say(usageOf(name));
    return false;
  }
  const outcome = await askAsProperty(settings, hotel, action, given, now);
  for (const line of typeof outcome === 'string' ? [outcome] : answerInLines(outcome.body)) say(line);
  return typeof outcome !== 'string' && outcome.isDone;
}

function usageOf(name: string): string {
  const action = propertyActions[name];
  return `pnpm api property <hotel> ${name} ${action?.usage ?? ''}  ${action?.does ?? ''}`;
}

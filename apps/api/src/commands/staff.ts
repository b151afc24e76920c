import type { Settings } from '../settings.ts';
import { linksOfDemo } from './demo-people.ts';
import { staffActions } from './staff-actions.ts';

/** `staff <action> <hotel> …` over the running API; a hotel by its id or its slug. True where the API did it. */
export async function runStaff(
  settings: Settings,
  words: readonly string[],
  say: (line: string) => void,
  now: Date,
): Promise<boolean> {
  const [name = '', hotel, ...rest] = words;
  if (name === 'demo' && settings.mode === 'demo') return linksOfDemo(settings, say, now, hotel);
  const action = Object.hasOwn(staffActions, name) ? staffActions[name] : undefined;
  if (action !== undefined && hotel !== undefined) return action.run({ settings, hotel, say, now }, rest);
  if (name !== '' && action === undefined) say(`There is no "${name}".`);
  for (const [each, { usage, does }] of Object.entries(staffActions)) say(`pnpm api staff ${each} ${usage}  ${does}`);
  return false;
}

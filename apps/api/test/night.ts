/** Whether everything is tried, as each night; else what guards a change in minutes. `docs/tests.md` says what is left to the night. */
export const isNight = process.env['NIGHT'] !== undefined;

/** Every case at night, and by day those that a change is most likely to break. */
export const byDay = <Case>(day: readonly NoInfer<Case>[], every: readonly Case[]): readonly Case[] =>
  isNight ? every : day;

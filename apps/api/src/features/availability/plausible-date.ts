/** Whether a date is one that a calendar may be asked about: arithmetic on it cannot leave the years that exist. */
export function isPlausible(date: string): boolean {
  return date >= '2000-01-01' && date <= '2999-12-31';
}

/** A full hour as `HH:00`. Hours from 24 on are those of the next day: 25 is `01:00`. */
export const clockHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

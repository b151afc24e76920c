/** When a room is sold by the hour, on the property's clocks: from `firstHour` until `lastHour`, above 24 on the next day. */
export interface HourlySale {
  readonly firstHour: number;
  readonly lastHour: number;
}

/** Whether so many hours from a start are within the hours on which the room is sold. */
export const areHoursOnSale = ({ firstHour, lastHour }: HourlySale, startHour: number, hours: number): boolean =>
  startHour >= firstHour && startHour + hours <= lastHour;

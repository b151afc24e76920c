/** The longest minimum of a stay, in nights, as the engine takes it. */
export const mostMinStay = 90;
/** The longest maximum of a stay, in nights. */
export const mostNightsOfStay = 365;
/** The most rooms of one type. */
export const mostRooms = 1000;
/** The highest price of a night, in minor units. */
export const mostPrice = 1_000_000_000;

/** The hotels of the Sandalwood chain, of which the guide speaks. */
export const chainHotels = [1760, 2116] as const;

/** Whether a hotel belongs to the chain. */
export const isOfChain = (hotelId: number): boolean => chainHotels.some((id) => id === hotelId);

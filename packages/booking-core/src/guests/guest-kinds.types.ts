/** Who is counted among the guests of a room. */
export type GuestKind = 'adults' | 'children' | 'infants';

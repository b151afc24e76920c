/** A section whose lines have something to do. */
export type LineSection = 'found' | 'overdue' | 'toAnswer' | 'arrivals' | 'departures';

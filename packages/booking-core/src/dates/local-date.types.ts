declare const localDateBrand: unique symbol;

/**
 * A calendar date in the property's zone, ISO 8601 (`2026-11-27`). It is not a moment: only the property's
 * time zone turns it into one. Made by `parseLocalDate`.
 */
export type LocalDate = string & { readonly [localDateBrand]: 'LocalDate' };

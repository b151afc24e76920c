import { permissions, type Permission, type PropertyOperation } from './permissions.table.ts';
import type { Principal } from './principal.ts';

/** What it takes to do something at a hotel, by the name of its operation; undefined where the table has none of that name. */
export const permissionOf = (operation: string): Permission | undefined =>
  Object.hasOwn(permissions, operation) ? permissions[operation as PropertyOperation] : undefined;

/**
 * Whether somebody may do something at the hotel in which he works, by the name of its operation. A person may do what
 * the role may; an operation that has no row is refused to everybody. That the booking, person or key it is done to is
 * of that hotel is the caller's to see to.
 */
export function may({ kind, role, bookingId }: Principal, operation: string): boolean {
  const permission = permissionOf(operation);
  if (permission === undefined) return false;
  if (bookingId !== undefined) return permission.byLink === true;
  return kind === 'staff' ? role !== null && permission.roles.includes(role) : permission.also.includes(kind);
}

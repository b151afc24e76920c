export { may, permissionOf } from '../src/staff/may.ts';
export { permissions, type Permission, type PropertyOperation } from '../src/staff/permissions.table.ts';
export {
  principalKinds,
  staffRoles,
  type Principal,
  type PrincipalKind,
  type StaffRole,
} from '../src/staff/principal.ts';
export { keyStates, type KeyState } from '../src/staff/key-states.ts';

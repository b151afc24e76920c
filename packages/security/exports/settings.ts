/** What production refuses in a setting, the same for origin and engine. */
export { isThisMachine, isSandboxAddress, type SandboxPorts } from '../src/settings/this-machine.ts';
export { weaknessOf } from '../src/settings/secret-strength.ts';
export { isSecureAddress } from '../src/settings/secure-address.ts';

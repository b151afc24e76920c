export { deviceClassOf, type DeviceClass } from '../src/device/device.ts';

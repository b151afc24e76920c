export { deviceClassOf, imageQualityOf, type DeviceClass } from '../src/device/device.ts';

/// <reference path="../src/ambient.d.ts" />
export { GuestPicker, type GuestPickerProps } from '../src/guest-picker/guest-picker.tsx';

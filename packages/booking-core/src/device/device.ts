/** A screen by its width (docs/rules.md, "Figures"). */
export type DeviceClass = 'Mobile' | 'Tablet' | 'Desktop';

/** `Mobile` below 768 px, `Tablet` below 1024, otherwise `Desktop`. `width` in CSS pixels. */
export function deviceClassOf(width: number): DeviceClass {
  if (width < 768) return 'Mobile';
  return width < 1024 ? 'Tablet' : 'Desktop';
}

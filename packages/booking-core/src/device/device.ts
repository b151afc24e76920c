/** A screen by its width (specification section 9). */
export type DeviceClass = 'Mobile' | 'Tablet' | 'Desktop';

/** `Mobile` below 768 px, `Tablet` below 1024, otherwise `Desktop`. `width` in CSS pixels. */
export function deviceClassOf(width: number): DeviceClass {
  if (width < 768) return 'Mobile';
  return width < 1024 ? 'Tablet' : 'Desktop';
}

/** The quality of pictures on a connection: 60 on 3g, 40 on 2g, 20 on slow-2g, else 100 (specification section 9). */
export function imageQualityOf(effectiveType: string | undefined): 100 | 60 | 40 | 20 {
  switch (effectiveType) {
    case '3g':
      return 60;
    case '2g':
      return 40;
    case 'slow-2g':
      return 20;
    default:
      return 100;
  }
}

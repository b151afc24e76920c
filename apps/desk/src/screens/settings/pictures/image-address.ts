import { propertyPaths } from '@latchkey/api-contract/property-paths';

/** Where a picture of a hotel is, also one that guests do not see yet; its address opens in a session of the hotel alone. */
export const imageAddress = (hotelId: number, name: string, size: 'small' | 'large'): string => {
  const path = propertyPaths.getHotelImage.path.replace(':hotel', `${hotelId}`);
  return `${path.replace(':image', encodeURIComponent(name))}?size=${size}`;
};

import { propertyPaths } from '@latchkey/api-contract/property-paths';

/** Where a picture of a hotel is; its address opens in a session of the hotel alone. */
export const pictureAddress = (hotelId: number, pictureId: string, size: 'small' | 'large'): string => {
  const path = propertyPaths.getPicture.path.replace(':hotel', `${hotelId}`);
  return `${path.replace(':picture', encodeURIComponent(pictureId))}?size=${size}`;
};

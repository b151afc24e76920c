import { ownPrefix } from '../sending/transport.ts';
import { bodyOf, wireEventOf } from '../sending/wire.ts';
import type { Outlet } from './outlet.types.ts';

/** The pixel on pages where no third party may be: what it is for leaves by our own path, and the origin hands it on. */
export function openOwnPixel(pixelId: string, hotelId: number | null): Outlet {
  const query = hotelId === null ? '' : `?hotel=${hotelId}`;
  return {
    destination: 'pixel',
    send(event) {
      const body = new Blob([bodyOf([wireEventOf(event, pixelId, Date.now())])], {
        type: 'application/x-www-form-urlencoded',
      });
      if (!navigator.sendBeacon(`${ownPrefix}/track${query}`, body)) console.warn('Measuring:', event.name, 'not sent');
    },
  };
}

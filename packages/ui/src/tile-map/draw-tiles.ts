import { Browser, control, divIcon, latLngBounds, map, marker, tileLayer, type Map as LeafletMap } from 'leaflet';
import type { TileMapProps } from './tile-map.types.ts';

/** Classes of what stands on the map. */
export interface MarkLooks {
  readonly place: string;
  readonly hotel: string;
}

const side = { place: 28, hotel: 34 };

/** Draws hotel and places on tiles, all of them in sight. Fingers scroll the page, not the map: it has buttons to zoom. */
export function drawTiles(
  frame: HTMLElement,
  { tiles, hotel, places, words, onDrawn }: TileMapProps,
  looks: MarkLooks,
): LeafletMap {
  const drawn = map(frame, {
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !Browser.mobile,
    zoomAnimation: false,
    fadeAnimation: false,
    maxZoom: 18,
  });
  drawn.attributionControl.setPrefix(false);
  drawn.fitBounds(latLngBounds([hotel, ...places].map(({ lat, lng }) => [lat, lng])), {
    padding: [28, 28],
    maxZoom: 16,
  });
  control.zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut, position: 'topright' }).addTo(drawn);
  tileLayer(tiles.url, { attribution: thanks(tiles), referrerPolicy: 'strict-origin-when-cross-origin' })
    .once('load', onDrawn)
    .addTo(drawn);
  places.forEach(({ lat, lng }, index) => stand(drawn, [lat, lng], looks.place, String(index + 1), side.place));
  stand(drawn, [hotel.lat, hotel.lng], looks.hotel, '', side.hotel);
  return drawn;
}

/** A mark that the list beside the map explains: nothing to press. */
function stand(on: LeafletMap, at: [number, number], className: string, text: string, size: number): void {
  const icon = divIcon({ className, html: text, iconSize: [size, size] });
  marker(at, { icon, interactive: false, keyboard: false }).addTo(on);
}

/** Leaflet takes HTML here: the operator's words become text of it. */
function thanks({ attribution, attributionUrl }: TileMapProps['tiles']): string {
  const words = document.createElement(attributionUrl === null ? 'span' : 'a');
  words.textContent = attribution;
  if (attributionUrl !== null) words.setAttribute('href', attributionUrl);
  return words.outerHTML;
}

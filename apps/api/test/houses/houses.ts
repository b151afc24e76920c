import { capsulesSeoul } from './capsules-seoul.ts';
import { farmTuscany } from './farm-tuscany.ts';
import { guesthouseLisbon } from './guesthouse-lisbon.ts';
import { homestayHanoi } from './homestay-hanoi.ts';
import { hostelMexicoCity } from './hostel-mexico-city.ts';
import type { HouseOnPaper } from './house-on-paper.types.ts';
import { houseboatsKerala } from './houseboats-kerala.ts';
import { lodgeKenya } from './lodge-kenya.ts';
import { motelOhio } from './motel-ohio.ts';
import { pensionBadWoerishofen } from './pension-bad-woerishofen.ts';
import { riadMarrakesh } from './riad-marrakesh.ts';
import { ryokanKyoto } from './ryokan-kyoto.ts';
import { villasCrete } from './villas-crete.ts';

/** The houses of docs/houses. */
export const houses: readonly HouseOnPaper[] = [
  hostelMexicoCity,
  homestayHanoi,
  guesthouseLisbon,
  villasCrete,
  riadMarrakesh,
  ryokanKyoto,
  pensionBadWoerishofen,
  farmTuscany,
  lodgeKenya,
  motelOhio,
  capsulesSeoul,
  houseboatsKerala,
];

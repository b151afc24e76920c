import type { Locale } from '@latchkey/booking-core/language';

/** Why a room costs what it does; `{…}` is filled in. */
export interface RoomBasisWords {
  readonly roomForOne: string;
  readonly room: string;
  readonly furtherAdult: string;
  readonly furtherChild: string;
  readonly inBand: string;
  readonly shareInBand: string;
  readonly payersShareInBand: string;
  readonly earlier: string;
  readonly free: string;
  readonly aNight: string;
  readonly less: string;
  readonly more: string;
  readonly between: string;
}

export const roomBasisWords: Record<Locale, RoomBasisWords> = {
  en: {
    roomForOne: 'Room for one guest',
    room: 'Room for up to {guests} guests',
    furtherAdult: 'extra guest',
    furtherChild: 'extra child under 12',
    inBand: 'child under {under}',
    shareInBand: 'child under {under}, {percent} of an extra guest’s price',
    payersShareInBand: 'child under {under}, {percent} of a full payer’s price',
    earlier: 'difference to the price agreed before',
    free: 'free',
    aNight: '{sum} a night',
    less: '{by} less than “{plan}”',
    more: '{by} more than “{plan}”',
    between: '; ',
  },
  de: {
    roomForOne: 'Zimmer für einen Gast',
    room: 'Zimmer für bis zu {guests} Gäste',
    furtherAdult: 'weiterer Gast',
    furtherChild: 'weiteres Kind unter 12 Jahren',
    inBand: 'Kind unter {under} Jahren',
    shareInBand: 'Kind unter {under} Jahren, {percent} des Preises für einen weiteren Gast',
    payersShareInBand: 'Kind unter {under} Jahren, {percent} des Preises eines Vollzahlers',
    earlier: 'Unterschied zum zuvor vereinbarten Preis',
    free: 'kostenlos',
    aNight: '{sum} je Nacht',
    less: '{by} weniger als „{plan}“',
    more: '{by} mehr als „{plan}“',
    between: '; ',
  },
  ar: {
    roomForOne: 'الغرفة لضيف واحد',
    room: 'الغرفة لما يصل إلى {guests} من الضيوف',
    furtherAdult: 'ضيف إضافي',
    furtherChild: 'طفل إضافي دون 12 سنة',
    inBand: 'طفل دون {under} سنة',
    shareInBand: 'طفل دون {under} سنة، {percent} من سعر الضيف الإضافي',
    payersShareInBand: 'طفل دون {under} سنة، {percent} من سعر الفرد الكامل',
    earlier: 'الفرق عن السعر المتفق عليه سابقًا',
    free: 'مجانًا',
    aNight: '{sum} لكل ليلة',
    less: 'أقل من «{plan}» بمقدار {by}',
    more: 'أكثر من «{plan}» بمقدار {by}',
    between: '؛ ',
  },
  hi: {
    roomForOne: 'एक मेहमान के लिए कमरा',
    room: 'ज़्यादा से ज़्यादा {guests} मेहमानों के लिए कमरा',
    furtherAdult: 'अतिरिक्त मेहमान',
    furtherChild: '12 साल से छोटा अतिरिक्त बच्चा',
    inBand: '{under} साल से छोटा बच्चा',
    shareInBand: '{under} साल से छोटा बच्चा, अतिरिक्त मेहमान की कीमत का {percent}',
    payersShareInBand: '{under} साल से छोटा बच्चा, पूरी कीमत देने वाले मेहमान की कीमत का {percent}',
    earlier: 'पहले तय हुई कीमत से अंतर',
    free: 'मुफ़्त',
    aNight: 'हर रात {sum}',
    less: '“{plan}” से {by} कम',
    more: '“{plan}” से {by} ज़्यादा',
    between: '; ',
  },
};

import type { ItineraryStop, Locale } from '@latchkey/api-contract/types';
import {
  affinityOf,
  type ItineraryPlaceKind,
  type ItineraryPurpose,
  type VisitedKind,
} from '@latchkey/booking-core/itinerary';
import { fill } from '../../messaging/messaging.ts';

type Slot = NonNullable<ItineraryStop['slot']>;

interface StopWords {
  readonly visits: Readonly<Record<VisitedKind, string>>;
  readonly slots: Readonly<Record<Slot, string>>;
  /** Said before the sentence of a place that suits the purpose very well. */
  readonly purposes: Readonly<Record<ItineraryPurpose, string>>;
  readonly duration: (minutes: number) => string;
}

const arabicPlurals = new Intl.PluralRules('ar');

/** Why a stop is in a plan; `{place}` and `{duration}` are filled in. */
const words: Record<Locale, StopWords> = {
  en: {
    visits: {
      sight: '{place} is one of the sights we send our guests to. Give it about {duration}.',
      museum: 'Time among the exhibits: {place} takes about {duration}.',
      park: 'Some fresh air: about {duration} at {place}.',
      market: 'Stalls to wander past: about {duration} at {place}.',
      beach: 'Time by the water: about {duration} at {place}.',
      temple: 'A place of prayer, so dress modestly: about {duration} at {place}.',
      shopping: 'Shops and windows: about {duration} at {place}.',
    },
    slots: {
      midday: 'Lunch at {place}, which is open at this hour.',
      rest: 'A break at {place} before the evening.',
      evening: 'Dinner at {place}, to end the day.',
    },
    purposes: {
      leisure: '',
      family: 'Good with children.',
      business: 'Fits between meetings.',
      romance: 'Good for two.',
      culture: 'You came for sights and museums.',
      food: 'You came to eat well.',
    },
    duration: (minutes) => `${minutes} minutes`,
  },
  de: {
    visits: {
      sight: '{place}: eine der Sehenswürdigkeiten, die wir unseren Gästen empfehlen. Planen Sie etwa {duration} ein.',
      museum: 'Zeit zwischen Ausstellungsstücken: {place}, etwa {duration}.',
      park: 'Frische Luft: {place}, etwa {duration}.',
      market: 'Stände zum Schlendern: {place}, etwa {duration}.',
      beach: 'Zeit am Wasser: {place}, etwa {duration}.',
      temple: 'Ein Ort des Gebets, bitte dezent gekleidet: {place}, etwa {duration}.',
      shopping: 'Läden und Schaufenster: {place}, etwa {duration}.',
    },
    slots: {
      midday: 'Zum Mittagessen: {place}, um diese Zeit geöffnet.',
      rest: 'Eine Pause vor dem Abend: {place}.',
      evening: 'Zum Abendessen und Ausklang des Tages: {place}.',
    },
    purposes: {
      leisure: '',
      family: 'Gut mit Kindern.',
      business: 'Passt zwischen zwei Termine.',
      romance: 'Schön zu zweit.',
      culture: 'Sie sind für Sehenswürdigkeiten und Museen hier.',
      food: 'Sie sind zum guten Essen hier.',
    },
    duration: (minutes) => `${minutes} Minuten`,
  },
  ar: {
    visits: {
      sight: '{place} من المعالم التي نرشّحها لضيوفنا. خصّص للزيارة نحو {duration}.',
      museum: 'وقت بين المعروضات: زيارة {place} تستغرق نحو {duration}.',
      park: 'هواء طلق: {place}، نحو {duration}.',
      market: 'أكشاك للتجوّل بينها: نحو {duration} في {place}.',
      beach: 'وقت بجانب الماء: نحو {duration} في {place}.',
      temple: 'مكان عبادة، فليكن اللباس محتشمًا: نحو {duration} في {place}.',
      shopping: 'متاجر وواجهات: نحو {duration} في {place}.',
    },
    slots: {
      midday: 'الغداء في {place}: المكان مفتوح في هذا الوقت.',
      rest: 'استراحة في {place} قبل المساء.',
      evening: 'العشاء في {place} ختامًا لليوم.',
    },
    purposes: {
      leisure: '',
      family: 'مناسب مع الأطفال.',
      business: 'يناسب الوقت بين الاجتماعات.',
      romance: 'مناسب لشخصين.',
      culture: 'جئت من أجل المعالم والمتاحف.',
      food: 'جئت من أجل الطعام الطيب.',
    },
    duration: (minutes) => `${minutes} ${arabicPlurals.select(minutes) === 'few' ? 'دقائق' : 'دقيقة'}`,
  },
  hi: {
    visits: {
      sight: '{place} उन जगहों में है जहाँ हम अपने मेहमानों को भेजते हैं। इसके लिए लगभग {duration} रखें।',
      museum: 'प्रदर्शनियों के बीच समय: {place} में लगभग {duration} लगते हैं।',
      park: 'खुली हवा: {place}, लगभग {duration}।',
      market: 'दुकानों के बीच टहलना: {place} में लगभग {duration}।',
      beach: 'पानी के किनारे समय: {place} पर लगभग {duration}।',
      temple: 'पूजा की जगह है, शालीन कपड़े पहनें: {place} में लगभग {duration}।',
      shopping: 'दुकानें और खरीदारी: {place} में लगभग {duration}।',
    },
    slots: {
      midday: 'दोपहर का भोजन: {place}, जो इस समय खुला रहता है।',
      rest: 'शाम से पहले थोड़ा आराम: {place}।',
      evening: 'दिन के अंत में रात का भोजन: {place}।',
    },
    purposes: {
      leisure: '',
      family: 'बच्चों के साथ अच्छा।',
      business: 'बैठकों के बीच के समय के लिए ठीक।',
      romance: 'दो लोगों के लिए अच्छा।',
      culture: 'आप दर्शनीय स्थल और संग्रहालय देखने आए हैं।',
      food: 'आप अच्छा खाने आए हैं।',
    },
    duration: (minutes) => `${minutes} मिनट`,
  },
};

/** From this affinity on, a place is said to suit the purpose. */
const suitsWell = 4;

/** Why a stop is in the plan: the same stop gives the same sentence. It holds the place's name, and of numbers only how long to stay. */
export function stopText(
  { kind, slot, placeName, placeKind, startsAt, endsAt }: ItineraryStop,
  purpose: ItineraryPurpose,
  language: Locale,
): string {
  const say = words[language];
  const sentence = kind === 'visit' || slot === undefined ? say.visits[placeKind as VisitedKind] : say.slots[slot];
  const suits = kind === 'visit' && affinityOf(placeKind as ItineraryPlaceKind, purpose) >= suitsWell;
  const why = fill(sentence, { place: placeName, duration: say.duration(minutesOf(endsAt) - minutesOf(startsAt)) });
  return [suits ? say.purposes[purpose] : '', why].filter((part) => part !== '').join(' ');
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

import { usePage } from '@latchkey/site';
import { nightsQuote } from '@latchkey/testing/hotel';
import { OfferTerms } from '@latchkey/ui/advertised-offer';
import { Button } from '@latchkey/ui/button';
import { KeyTag } from '@latchkey/ui/key-tag';
import { AreaMap } from '@latchkey/ui/area-map';
import { Price } from '@latchkey/ui/price';
import { Qr } from '@latchkey/ui/qr';
import { Section } from '@latchkey/ui/section';
import { Star, Stars } from '@latchkey/ui/stars';
import { TagBar } from '@latchkey/ui/tag-bar';
import { TileMap } from '@latchkey/ui/tile-map';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../src/row.tsx';

export default { title: 'ui/Stay' } satisfies Meta;

export const Prices: StoryObj = {
  render: () => (
    <Row>
      <Price>₹18,480</Price>
      <Price weight="plain">₹6,160</Price>
      <Stars rating={4.6} />
      <span>
        <Star /> 4.6
      </span>
    </Row>
  ),
};

const { stay } = nightsQuote.selection;
const lastDay = stay.kind === 'nights' ? stay.checkOut : stay.date;

export const TermsOfAnOffer: StoryObj = {
  render: function TermsOfAnOffer() {
    const { locale } = usePage();
    const offer = { paidBy: 'the hotel', conditions: 'For stays of two nights or more.', ends: lastDay };
    return <OfferTerms offer={offer} locale={locale} />;
  },
};

export const Tag: StoryObj = {
  render: () => (
    <KeyTag title="Your stay" titleId="stay-title" headline="27 to 30 Nov" note="3 nights · 2 adults">
      <p>Choose a room to see the total, taxes included.</p>
      <Button wide>Book this stay</Button>
    </KeyTag>
  ),
};

export const KeyWithCode: StoryObj = {
  render: () => (
    <KeyTag title="Your key" titleId="key-title" graphic={<Qr text="SWC-4K7Q" label="Booking reference" />} />
  ),
};

export const Bar: StoryObj = {
  tags: ['whole-page'],
  render: () => (
    <TagBar
      amount="₹18,480"
      held="1 room"
      name="1 room, 3 nights, taxes included"
      note="3 nights, taxes included"
      opens="See the bill"
      onOpen={() => undefined}
      act={
        <Button look="ink" size="small">
          Book
        </Button>
      }
    />
  ),
};

const position = { lat: 12.9784, lng: 77.6408 };
const places = [
  { name: 'Indiranagar metro', lat: 12.9783, lng: 77.6387, isPark: false },
  { name: 'Ulsoor Lake', lat: 12.9838, lng: 77.618, isPark: true },
];

export const Neighbourhood: StoryObj = {
  render: () => (
    <Section title="Around us" note="Straight-line distances from our gate.">
      <AreaMap hotel={position} places={places} kmWords={(km) => `${km} km`} />
    </Section>
  ),
};

export const Route: StoryObj = {
  render: () => (
    <Section title="Day 1" note="On foot and by car, from the hotel and back.">
      <AreaMap hotel={position} places={places} kmWords={(km) => `${km} km`} isRoute />
    </Section>
  ),
};

export const Map: StoryObj = {
  tags: ['late'],
  render: () => (
    <div style={{ position: 'relative', blockSize: '20rem' }}>
      <TileMap
        tiles={{ url: '/tiles/{z}/{x}/{y}.png', attribution: 'Drawn for the gallery', attributionUrl: '#licence' }}
        hotel={position}
        places={places}
        words={{ label: 'Map of places near the hotel', zoomIn: 'Zoom in', zoomOut: 'Zoom out' }}
        onDrawn={() => undefined}
      />
    </div>
  ),
};

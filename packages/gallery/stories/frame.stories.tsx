import { usePage } from '@latchkey/site';
import type { Locale } from '@latchkey/site/urls';
import { hotel } from '@latchkey/testing/hotel';
import { Button } from '@latchkey/ui/button';
import { HotelFooter, LanguageMenu, Mark, PageHeader, ProviderFooter, SkipLink } from '@latchkey/ui/frame';
import { phone } from '@latchkey/ui/icons';
import { HotelMark, LatchkeyMark } from '@latchkey/ui/marks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, type ReactNode } from 'react';

export default { title: 'ui/Frame' } satisfies Meta;

const locales: readonly Locale[] = ['en', 'de', 'ar', 'hi'];
const languages = locales.map((locale) => ({ locale, href: `#${locale}` }));
const mark = {
  href: '#home',
  drawing: <HotelMark slug={hotel.websiteSlug} />,
  name: hotel.name,
  place: 'Indiranagar, Bengaluru',
};
const provider = { href: '#home', drawing: <LatchkeyMark />, name: 'Latchkey' };
const links = ['Rooms', 'Reviews', 'Around us'].map((label) => ({ href: `#${label}`, label }));

/** Its children with every menu in them open. */
function MenusOpen({ children }: { readonly children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelectorAll('details').forEach((menu) => (menu.open = true)), []);
  return (
    <div ref={place} style={{ minBlockSize: '16rem' }}>
      {children}
    </div>
  );
}

function HotelHeader(): ReactNode {
  const { locale } = usePage();
  return (
    <PageHeader
      mark={mark}
      nav={links}
      ways={[{ href: '#find', label: 'Find my booking' }]}
      always={{ href: '#call', label: 'Call the hotel', icon: phone }}
      languages={{ current: locale, links: languages }}
      act={<Button size="small">Book a stay</Button>}
    />
  );
}

export const Header: StoryObj = { tags: ['wide'], render: () => <HotelHeader /> };
export const HeaderOnAPhone: StoryObj = { tags: ['phone'], render: () => <HotelHeader /> };

export const MenuOnAPhone: StoryObj = {
  tags: ['phone'],
  render: function MenuOnAPhone() {
    const { locale } = usePage();
    return (
      <MenusOpen>
        <PageHeader mark={provider} nav={links} languages={{ current: locale, links: [] }} />
      </MenusOpen>
    );
  },
};

export const Languages: StoryObj = {
  render: function Languages() {
    const { locale } = usePage();
    return (
      <MenusOpen>
        <LanguageMenu current={locale} links={languages} />
      </MenusOpen>
    );
  },
};

export const Footers: StoryObj = {
  render: () => (
    <>
      <HotelFooter
        mark={mark}
        address={hotel.address}
        phone={hotel.phone}
        videoCallUrl="https://meet.example/sandalwood"
        links={links}
      />
      <ProviderFooter mark={provider} links={links} />
    </>
  ),
};

export const Marks: StoryObj = {
  render: () => (
    <>
      <Mark {...mark} />
      <Mark {...provider} />
      <LatchkeyMark plain size={24} />
    </>
  ),
};

/** Seen only while it has the focus. */
export const SkipLinkFocused: StoryObj = {
  tags: ['whole-page'],
  render: function SkipLinkFocused() {
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => place.current?.querySelector('a')?.focus(), []);
    return (
      <div ref={place}>
        <SkipLink href="#rooms">Skip to the rooms</SkipLink>
      </div>
    );
  },
};

import { setupI18n } from '@lingui/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ScreenFrame } from '../../exports/screen-frame.ts';
import { AreaMap } from './area-map.tsx';

afterEach(cleanup);

test.each([
  ['ar', 'rtl'],
  ['hi', 'ltr'],
] as const)('the rings of a plan are named in the direction of the language (%s)', (locale, direction) => {
  const { container } = render(
    <ScreenFrame i18n={setupI18n({ locale, messages: { [locale]: {} } })}>
      <AreaMap
        hotel={{ lat: 12.97, lng: 77.64 }}
        places={[{ name: 'Park', lat: 12.98, lng: 77.65 }]}
        kmWords={(km) => `${km} كم`}
      />
    </ScreenFrame>,
  );
  const rings = [...container.querySelectorAll('text')].filter(({ textContent }) => textContent?.endsWith('كم'));
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) expect(ring.getAttribute('direction')).toBe(direction);
});

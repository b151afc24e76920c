export { themeCss, type HotelTheme, type ThemeCss, type ThemeProblem } from '../src/theme/theme-css.ts';

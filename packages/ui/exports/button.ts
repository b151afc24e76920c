/// <reference path="../src/ambient.d.ts" />
export { Button, type ButtonProps } from '../src/button/button.tsx';
export { LinkButton, type LinkButtonProps } from '../src/button/link-button.tsx';
export { TextButton, TextLink } from '../src/button/text-button.tsx';
export { buttonClass, textLinkClass, type ButtonLook } from '../src/button/button-look.ts';

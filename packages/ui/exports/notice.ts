/// <reference path="../src/ambient.d.ts" />
export { Notice, type NoticeProps } from '../src/notice/notice.tsx';

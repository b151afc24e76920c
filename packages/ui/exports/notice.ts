/// <reference path="../src/ambient.d.ts" />
export { Notice, type NoticeProps, type NoticeTone } from '../src/notice/notice.tsx';

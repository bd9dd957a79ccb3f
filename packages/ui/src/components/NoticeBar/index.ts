export { NoticeArea, NoticeBar, type NoticeBarProps } from './NoticeBar';

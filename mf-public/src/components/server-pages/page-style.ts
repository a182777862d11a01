import { serverPageStyle } from '@vidyapath/remote-kit/server-page-style';
import { rowCard } from '../row-size';
import { bannerStyle } from './banner';

/** The frame of the slice's screens: its margins, headings, chips and cards, in the sizes that the screens have. */
export const pageStyle = [
  serverPageStyle,
  '.server-page main{--line:#E5E1D8;--paper:#FFF;--soft:#5D5872}',
  'html[data-theme="dark"] .server-page main{--line:#34314A;--paper:#1D1B2B;--soft:#A9A4BF}',
  '.server-page main a{text-decoration:none;font-weight:600}',
  '.server-page h2{font-size:1.4rem}',
  '.server-page .lead{color:var(--soft);opacity:1}',
  '.server-page .price{line-height:1.3}',
  '.server-page .space{height:44px;border-radius:8px;background:#8882}',
  '.server-page .two{height:96px}',
  '.server-page .rating{display:flex;flex-wrap:wrap;column-gap:8px;list-style:none;margin:0;padding:0}',
  '.server-page .rating li:first-child{width:90px}',
  '.server-page .rating li:last-child{color:var(--soft)}',
  '.server-page .cards{display:grid;gap:20px;list-style:none;padding:0;margin:0;grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}',
  `.server-page .row{padding:2px 2px 8px;grid-auto-flow:column;grid-auto-columns:${rowCard.width}px;grid-auto-rows:minmax(${rowCard.height}px,auto);grid-template-columns:none;overflow-x:auto}`,
  '.server-page .row h2{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}',
  '.server-page .cards>li{display:flex;flex-direction:column;border:1px solid var(--line);border-radius:12px;background:var(--paper);overflow:hidden;padding-bottom:16px}',
  '.server-page .cards>li>*:not(.banner){margin:12px 16px 0}',
  '.server-page .cards>li>h2:not(.banner){font-size:1.1rem;font-weight:600;margin-top:16px}',
  '.server-page .cards a{color:inherit}',
  '.server-page .cards>li>.facts:not(.banner){margin-top:4px;font-size:.875rem;line-height:1.43;color:var(--soft)}',
  '.server-page .cards .last{flex-grow:1}',
  bannerStyle,
].join('');

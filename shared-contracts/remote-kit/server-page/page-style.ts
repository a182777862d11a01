/** Margins, headings and prices as on the screens of slices. */
export const serverPageStyle = [
  '.server-page main{box-sizing:border-box;max-width:1200px;margin:0 auto;padding:24px 16px}',
  '@media(min-width:600px){.server-page main{padding:40px 24px}}',
  '.server-page h1{margin:0;font-size:1.6rem;line-height:1.4;font-weight:700}',
  '@media(min-width:600px){.server-page h1{font-size:2.1rem}}',
  '.server-page h2{font-size:1.25rem;line-height:1.35;margin:0}',
  '.server-page p{margin:0}',
  '.server-page .lead{margin-top:8px;opacity:.8;white-space:pre-line}',
  '.server-page .price{font-size:1.2rem;font-weight:700;color:#A84E06}',
  'html[data-theme="dark"] .server-page .price{color:#FFB068}',
].join('');

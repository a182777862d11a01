const logo = (book: string, sun: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 36 36'%3E%3Cpath fill='%23${book}' d='M3 12c5-2 10-1 15 3 5-4 10-5 15-3v17c-5-2-10-1-15 3-5-4-10-5-15-3z'/%3E%3Ccircle fill='%23${sun}' cx='18' cy='7' r='5'/%3E%3C/svg%3E")`;

/**
 * The bar and the colours of the shell around a page's first view, in its boxes. Who remembers another language than the page's sees
 * the page when the slice has drawn it; a page in Hindi waits for its font, whose words no other font has the widths of.
 */
export const frameStyle = [
  // A computer with neither Arial nor Roboto.
  '@font-face{font-family:"Mukta Fallback Linux";src:local("DejaVu Sans");size-adjust:81%;ascent-override:139%;descent-override:65%;line-gap-override:0%}',
  '@font-face{font-family:"Mukta Fallback Linux";font-weight:600;src:local("DejaVu Sans Bold");size-adjust:74.4%;ascent-override:152%;descent-override:71%;line-gap-override:0%}',
  // Words in Hindi wait for the slice with their own font, which is twice as heavy as the other one.
  '.server-page[lang="en"]{--font-family:Mukta,"Mukta Fallback","Mukta Fallback Linux",system-ui,"Noto Sans Devanagari",sans-serif}',
  '.server-page{min-height:100vh;font:1rem/1.5 var(--font-family);color:#1E1B2E;overflow-wrap:anywhere}',
  '.server-page a{color:#2F2E7A}',
  '.server-page img{max-width:100%;height:auto}',
  '.server-page .server-bar{box-sizing:border-box;height:64px;margin:0;padding:9px 12px;background:#FFF;border-bottom:1px solid #E5E1D8}',
  '@media(min-width:600px){.server-page .server-bar{padding:9px 24px}}',
  '.server-bar a{display:inline-flex;align-items:center;gap:10px;height:44px;font-size:1.35rem;font-weight:700;letter-spacing:-.01em;text-decoration:none}',
  `.server-bar a::before{content:"";width:36px;height:36px;background:${logo('2F2E7A', 'A84E06')}}`,
  '@media(max-width:359px){.server-bar a{font-size:0}}',
  'html[data-theme="dark"] .server-page{color:#F1EFFA}',
  'html[data-theme="dark"] .server-page a{color:#B9B8FF}',
  'html[data-theme="dark"] .server-page .server-bar{background:#1D1B2B;border-color:#34314A}',
  `html[data-theme="dark"] .server-bar a::before{background:${logo('B9B8FF', 'FFB068')}}`,
  // What is hidden fetches no font.
  'html[lang="hi"] .server-page[lang="en"]{--font-family:sans-serif}',
  'html[lang="hi"] .server-page[lang="en"],html[data-font] .server-page{visibility:hidden}',
].join('');

/**
 * The bar and the colours of the shell around a page's first view, in its boxes. Who remembers another language than the page's sees
 * the page when the slice has drawn it.
 */
export const frameStyle = [
  '.server-page{min-height:100vh;font:1rem/1.6 var(--font-family);color:#1E1B2E;overflow-wrap:anywhere}',
  '.server-page a{color:#2F2E7A}',
  '.server-page img{max-width:100%;height:auto}',
  '.server-bar{box-sizing:content-box;height:64px;margin:0;padding:0 12px;line-height:64px;background:#FFF;border-bottom:1px solid #E5E1D8}',
  '.server-bar a{color:inherit;font-weight:600;text-decoration:none}',
  'html[data-theme="dark"] .server-page{color:#F1EFFA}',
  'html[data-theme="dark"] .server-page a{color:#B9B8FF}',
  'html[data-theme="dark"] .server-bar{background:#1D1B2B;border-color:#34314A}',
  'html[lang="hi"] .server-page[lang="en"]{visibility:hidden}',
].join('');

import type { Locale } from '@vidyapath/http/locale';
import { MailRefusedError } from './mail-headers';

export interface MailLink {
  label: string;
  /** http or https. */
  href: string;
}

/** The text of a mail: paragraphs, and at most one link, which becomes a button. `footer` is a further link, in small type at the end. */
export interface MailText {
  subject: string;
  body: readonly (string | MailLink)[];
  footer?: MailLink;
}

export interface RenderedMail {
  text: string;
  html: string;
}

/** The platform's colours, for mail readers in light and dark mode. */
const light = {
  page: '#FBF9F4',
  paper: '#FFFFFF',
  ink: '#1E1B2E',
  line: '#E4DFD5',
  button: '#2F2E7A',
  label: '#FFFFFF',
};
const dark = {
  page: '#14131F',
  paper: '#1D1C2B',
  ink: '#F1EFFA',
  line: '#383650',
  button: '#B9B8FF',
  label: '#14131F',
};

/** One mail in both forms, text and HTML. */
export function renderMail({ body, footer }: MailText, { app, locale }: { app: string; locale: Locale }): RenderedMail {
  return { text: asText(body, app, footer), html: asHtml(body, app, locale, footer) };
}

function asText(body: MailText['body'], app: string, footer?: MailLink): string {
  const parts = body.map((part) => (typeof part === 'string' ? part : safeHref(part.href)));
  const last = footer ? [`${footer.label}\n${safeHref(footer.href)}`] : [];
  return `${[...parts, app, ...last].join('\n\n')}\n`;
}

function asHtml(body: MailText['body'], app: string, locale: Locale, footer?: MailLink): string {
  const parts = body.map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a class="button" href="${escapeHtml(safeHref(part.href))}" style="background:${light.button};color:${light.label};display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(part.label)}</a></p>`,
  );
  const last = footer
    ? `\n<p style="font-size:13px"><a href="${escapeHtml(safeHref(footer.href))}" style="color:inherit">${escapeHtml(footer.label)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(app)}</title>
<style>
:root { color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.page} !important; color: ${dark.ink} !important }
  main { background: ${dark.paper} !important; border-color: ${dark.line} !important }
  .button { background: ${dark.button} !important; color: ${dark.label} !important }
}
</style>
</head>
<body style="margin:0;padding:24px;background:${light.page};color:${light.ink};font:16px/1.5 sans-serif">
<main style="max-width:560px;margin:0 auto;padding:24px;background:${light.paper};border:1px solid ${light.line};border-radius:12px">
${parts.join('\n')}
<p>${escapeHtml(app)}</p>${last}
</main>
</body>
</html>
`;
}

/** A link of another scheme could run a script. */
function safeHref(href: string): string {
  const { protocol, href: whole } = new URL(href);
  if (protocol !== 'https:' && protocol !== 'http:') throw new MailRefusedError('the link is none');
  return whole;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}
